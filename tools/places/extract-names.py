"""Makes apps/server/db/place-names.tsv: what cities are called in our languages.

The names come from GeoNames (CC BY 4.0), as Debian's package libgeonames-common keeps them, keyed
by GeoNames id. Chinese names are written in either script there; ours are in the simplified one.

    apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb geonames
    pip install opencc-python-reimplemented==0.1.7
    python3 tools/places/extract-names.py geonames > apps/server/db/place-names.tsv
"""

import gettext
import re
import sys
from pathlib import Path

from opencc import OpenCC

LANGUAGES = ["en", "fr", "de", "es", "pt", "it", "ar", "hi", "ja", "ko", "zh-CN", "ru"]
# A later one replaces an earlier one.
SOURCES = {"zh-CN": ["zh", "zh_CN"]}

# Names of the administration around a place, which nobody types to find it.
ADMINISTRATIVE = re.compile(
    r"^(municip\w*|commune|comune|city of|ville de|gemeinde|london borough of|district)\b"
    r"|\b(municipality|township|county borough)$",
    re.IGNORECASE,
)

simplified = OpenCC("t2s").convert


def names_in(folder: Path, language: str) -> dict[int, str]:
    names: dict[int, str] = {}
    for source in SOURCES.get(language, [language]):
        with open(folder / f"usr/share/locale/{source}/LC_MESSAGES/geonames.mo", "rb") as file:
            catalog = gettext.GNUTranslations(file)._catalog
        names.update({int(key): name for key, name in catalog.items() if key.isdigit()})
    if language == "zh-CN":
        names = {key: simplified(name) for key, name in names.items()}
    return names


def main() -> None:
    by_language = {language: names_in(Path(sys.argv[1]), language) for language in LANGUAGES}
    english = by_language["en"]
    for place in sorted({place for names in by_language.values() for place in names}):
        for language, names in by_language.items():
            name = names.get(place)
            if name is None or (language != "en" and name == english.get(place)):
                continue
            if ADMINISTRATIVE.search(name) or "," in name or "\t" in name or "\n" in name:
                continue
            print(place, language, name, sep="\t")


main()
