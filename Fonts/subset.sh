#!/bin/sh
# subset.sh [FOLDER]: makes the bundled faces from Debian's fonts-roboto-unhinted with Debian's fonttools.
# Every character stays; small capitals, stylistic sets, hinting leftovers and glyph names go; the marks of tasks come.
set -eu
from=/usr/share/fonts/truetype/roboto/unhinted
here=$(dirname "$0")
to=${1:-$here}
for face in RobotoTTF/Roboto-Regular RobotoTTF/Roboto-Bold RobotoCondensed-Regular RobotoCondensed-Bold; do
    pyftsubset "$from/$face.ttf" --unicodes='*' --layout-features=ccmp,locl,mark,mkmk,kern,lnum,tnum \
        --no-hinting --desubroutinize --no-glyph-names --notdef-outline --drop-tables+=DSIG,LTSH,VDMX,hdmx,gasp \
        --name-IDs='0,1,2,3,4,5,6,13,14' --canonical-order --output-file="$to/$(basename "$face").ttf"
    python3 "$here/add-marks.py" "$to/$(basename "$face").ttf"
done
