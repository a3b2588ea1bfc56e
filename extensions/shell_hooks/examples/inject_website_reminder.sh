#!/bin/sh
# inject_website_reminder.sh: the old name of inject_website_reminder.py, which entries name now. It runs the one beside it and no other.
[ -f "${0%/*}/inject_website_reminder.py" ] || { echo "inject_website_reminder.sh: inject_website_reminder.py is not beside it; no verdict." >&2; exit 1; }
exec python3 "${0%/*}/inject_website_reminder.py" "$@"
