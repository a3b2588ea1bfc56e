#!/bin/sh
# check_publish.sh: the old name of check_publish.py, which entries name now. It runs the one beside it and no other.
[ -f "${0%/*}/check_publish.py" ] || { echo "check_publish.sh: check_publish.py is not beside it; no verdict." >&2; exit 1; }
exec python3 "${0%/*}/check_publish.py" "$@"
