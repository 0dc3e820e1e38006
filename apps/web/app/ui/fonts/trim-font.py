"""Makes a small web font: python trim-font.py FROM.woff2 TO.woff2 'New Name' (fontTools 4.68, brotli)."""

import subprocess
import sys

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

source, target, name = sys.argv[1:]
subprocess.run(
    ["pyftsubset", source, "--unicodes=*", "--no-hinting", "--flavor=woff2",
     "--layout-features=kern,liga,tnum,zero", f"--output-file={target}"],
    check=True,
)
font = TTFont(target)

# An empty program says that the outlines are to be drawn as they are. Without it FreeType hints them
# by itself and rounds every advance, which tears words apart in a printed PDF.
font["prep"] = newTable("prep")
font["prep"].program = Program()
font["prep"].program.fromBytecode(bytes([0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D]))
font["gasp"] = newTable("gasp")
font["gasp"].gaspRange = {65535: 15}

# The name Plex is reserved for the unchanged files.
for record in font["name"].names:
    if record.nameID in (1, 3, 4, 16):
        record.string = name
    if record.nameID == 6:
        record.string = name.replace(" ", "")
font.save(target)
