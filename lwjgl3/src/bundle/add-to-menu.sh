#!/bin/sh
# Adds Orebound, from the folder of this file, to the menu of the desktop, for this user alone; with --remove it takes it away again.
set -e
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/orebound.desktop
icon=$data/icons/hicolor/256x256/apps/orebound.png
if [ "$1" = --remove ]; then
    rm -f "$entry" "$icon"
    exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/orebound.png" "$icon"
# In a quoted argument of Exec, these need a backslash, and a percent sign another.
escaped=$(printf %s "$here/orebound" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
{
    grep -v '^Exec=' "$here/orebound.desktop"
    printf 'Exec="%s"\n' "$escaped"
} >"$entry"
