#!/bin/sh
# subset.sh [FOLDER]: makes the bundled faces from Debian's fonts-roboto-unhinted, and the signs of fonts-dejavu-core and
# fonts-dejavu-extra, with Debian's fonttools.
# Every character stays; small capitals, stylistic sets, hinting leftovers and glyph names go; marks and signs come.
set -eu
from=/usr/share/fonts/truetype/roboto/unhinted
signs=/usr/share/fonts/truetype/dejavu
here=$(dirname "$0")
to=${1:-$here}
for pair in RobotoTTF/Roboto-Regular:DejaVuSans RobotoTTF/Roboto-Bold:DejaVuSans-Bold \
    RobotoCondensed-Regular:DejaVuSansCondensed RobotoCondensed-Bold:DejaVuSansCondensed-Bold; do
    face=${pair%:*}
    pyftsubset "$from/$face.ttf" --unicodes='*' --layout-features=ccmp,locl,mark,mkmk,kern,lnum,tnum \
        --no-hinting --desubroutinize --no-glyph-names --notdef-outline --drop-tables+=DSIG,LTSH,VDMX,hdmx,gasp \
        --name-IDs='0,1,2,3,4,5,6,13,14' --canonical-order --output-file="$to/$(basename "$face").ttf"
    python3 "$here/add-marks.py" "$to/$(basename "$face").ttf" "$signs/${pair#*:}.ttf"
done
