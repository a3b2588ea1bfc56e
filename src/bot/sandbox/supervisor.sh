#!/bin/sh
# Outlives the bot, whatever ends it: its input is a pipe from the bot, and ends when the bot does. Then it kills all that
# is left of the shell's user, removes the shell's private folder and ends itself. A line of input asks it to kill now.
#
# supervisor.sh <folder for temporary files>                                  for a bot of an ordinary user
# supervisor.sh <folder for temporary files> <first id> <how many> <offset>   for root: takes an id for the commands
#
# It answers with the id (or "-") and the private folder. An id is held by a lock, which the kernel lets go with us.
PATH=/usr/sbin:/usr/bin:/sbin:/bin
export PATH
LOCKS=/run/chat-hooks
umask 077
# The bot's endings are not ours; whoever read our answers may be gone.
trap '' HUP INT QUIT TERM PIPE

# The processes of a user, without the dead that nobody has buried.
living() {
  for status in $(grep -ls "^Uid:.*[[:space:]]$1[[:space:]]" /proc/[0-9]*/status); do
    grep -qs '^State:[[:space:]]*Z' "$status" && continue
    pid=${status#/proc/}
    echo "${pid%/status}"
  done
}

# Takes an id that no other bot holds and no process has: what that process is, nobody here knows.
take() {
  mkdir -p "$LOCKS" && : >>"$LOCKS/$1" || exit 1
  exec 9>>"$LOCKS/$1"
  flock -n 9 && [ -z "$(living "$1")" ]
}

kill_all() {
  while [ "$uid" != - ] && [ -n "$(living "$uid")" ]; do
    # One call to the kernel ends them all, where going through a list could be outrun by new ones.
    setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs -- \
      /bin/sh -c 'kill -KILL -1' </dev/null >/dev/null 2>&1 9>&-
    # One of them may have ended that call before it was made; root they cannot touch.
    for pid in $(living "$uid"); do kill -KILL "$pid" 2>/dev/null; done
  done
}

# Nobody of that user is left who could lead us elsewhere by a link. Without an id, one may still be writing there.
remove_home() {
  for try in 1 2 3 4 5 6 7 8 9; do
    rm -rf -- "$base" 2>/dev/null && return
    chmod -R u+rwx -- "$base" 2>/dev/null
    sleep 1
  done
}

main() {
  uid=-
  if [ $# -gt 1 ]; then
    command -v flock setpriv >/dev/null || { echo "flock and setpriv are missing (package util-linux)" >&2; exit 1; }
    tried=0
    until uid=$(($2 + ($4 + tried) % $3)) && take "$uid"; do
      tried=$((tried + 1))
      [ "$tried" -lt "$3" ] || { echo "all users from $2 on are taken" >&2; exit 1; }
    done
  fi
  # The commands get through it, and cannot list it: the sockets of the others lie in there.
  base=$(mktemp -d "$1/chat-hooks-bash-XXXXXX") && chmod 711 "$base" || exit 1
  base=$(cd "$base" && pwd -P) || exit 1
  home=$base/home
  mkdir "$home" || exit 1
  if [ "$uid" != - ]; then chown "$uid:$uid" "$home" || exit 1; fi
  echo "$uid $home"
  while read -r _; do
    kill_all
    echo done
  done
  kill_all
  remove_home
}

# All of it is read before it runs: an upgrade may replace this file meanwhile.
main "$@"; exit
