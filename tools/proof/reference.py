"""Prices shipments as the specification says, in exact fractions, and in nothing of our own code.

Reads one drawn quote a line, prints one answer a line, and flushes on an empty line:

    in   kind service from-country to-country pallets tariff-version declared-cents, then for each parcel,
         or for one pallet: kilograms length width height
    out  billable-grams subtotal surcharge total, then for each way of paying
         (by card, insured by card, on delivery, insured on delivery)
         fuel,security,insurance,tax,fee,due
         or "refused" over the maximum piece weight, "nothing" for a billable weight of 0, or
         "limited" when the service does not carry it

Each parcel of a shipment is priced as one of its own, and the amounts add up; what is due at checkout is a
share of the sum. Insurance is 1 % of the shipping price by tariff version 1, and 1 % of the declared value, of
5,000 at most, by version 2.

Amounts are in cents. Country codes are given: which names mean one country is not the reference's
question, but the answer of ours depends on it. A code with a suffix is an island far from its country.

Limits are judged from a map of the world and a tape measure, not from our lists: on which land a place
lies, on which shore its ports are, and in which part of the world.
"""

import sys
from fractions import Fraction

LEVEL_MULTIPLIER = {"standard": Fraction(1), "express": Fraction("1.25"), "priority": Fraction("1.55")}
PARCEL_PER_KG = {True: Fraction("2.8"), False: Fraction("5.2")}
FREIGHT_BASE = {"air": 150, "sea": 90, "road": 120}
FREIGHT_PER_KG = {"air": Fraction("2.2"), "sea": Fraction(1), "road": Fraction("1.4")}
SAME_COUNTRY_FACTOR = Fraction("0.85")
MAX_PIECE_KG = 70
INSURED_AT_MOST = 5_000_00

EMBARGO = {"KP", "IR"}
NO_SERVICE = {"AQ", "BV", "HM", "TF"}
# Land that trucks cross without an ocean between, ferries across a strait included.
LAND = {
    "Europe": "BE DE GB FR CH CZ AT IT ES PT PL NO IE TR HU RU",
    "West Africa": "GH CI NG SN",
    "East Africa": "KE UG TZ",
    "Southern Africa": "ZA BW TZ",
    "North America": "US CA MX",
    "South America": "BR AR CL PY",
    "Arabia": "AE SA QA",
}
# Neighbours on one shore: a truck is nearer than any port.
SHORE = {
    "North Sea": "BE DE GB FR NO IE PL RU",
    "Iberia": "ES PT FR",
    "Mediterranean": "ES FR IT",
    "Black Sea": "TR RU",
    "Guinea": "GH CI NG",
    "Swahili": "KE TZ",
    "Indian Ocean": "TZ ZA",
    "America": "US CA MX",
    "Plate": "BR AR",
    "Andes": "AR CL",
    "Gulf": "AE SA QA",
}
INLAND = set("CH CZ AT HU UG BW PY".split())
ISLANDERS = {"JP", "ID"}
NEXT_DAY = {
    "Europe": "BE DE GB FR CH CZ AT IT ES PT PL NO IE TR HU",
    "North America": "US CA MX",
    "Arabia": "AE SA QA",
    "East Asia": "JP KR ID",
    "South": "ZA BW",
    "South America": "BR AR CL PY",
}
FAR_AWAY = {"TV", "FK"}
# Longest, middle and shortest side in cm; kg a piece; kg in all.
HOLD = {
    "air": ((318, 299, 244), 6800, 100_000),
    "sea": ((1190, 258, 233), 26_000, None),
    "road": ((1360, 270, 248), 24_000, 480_000),
}


def together(groups, a, b):
    return any(a in group.split() and b in group.split() for group in groups.values())


def carried(kind, service, origin, destination, pieces, pallets):
    a, b = origin[:2], destination[:2]
    if {a, b} & (EMBARGO | NO_SERVICE):
        return False
    by_land = (a == b or together(LAND, a, b)) and origin[2:] == destination[2:]
    if service == "road" and not by_land:
        return False
    if service == "sea" and by_land:
        sails = a in ISLANDERS if a == b else not {a, b} & INLAND and not together(SHORE, a, b)
        if not sails:
            return False
    if service == "priority" and a != b and not together(NEXT_DAY, a, b):
        return False
    if service == "express" and a != b and {a, b} & FAR_AWAY:
        return False
    return all(fits(kind, service, kg, sides, pallets) for kg, sides in pieces)


def fits(kind, service, kg, sides, pallets):
    long, middle, short = sorted(sides, reverse=True)
    if kind == "parcel":
        return long <= 270 and long + 2 * (middle + short) <= 400
    (most_long, most_middle, most_short), most_kg, most_in_all = HOLD[service]
    if kg > most_kg or (most_in_all is not None and kg * pallets > most_in_all):
        return False
    return long <= most_long and middle <= most_middle and short <= most_short


def hundredths(value: Fraction) -> int:
    """Two decimals, halves up: 1.005 is 101 hundredths."""
    return (value.numerator * 200 + value.denominator) // (value.denominator * 2)


def percent(cents: int, thousandths: int) -> int:
    """A share of an amount, halves up to the cent."""
    return (cents * thousandths * 2 + 1000) // 2000


def parcel(level, same_country, kg, volume):
    if kg > MAX_PIECE_KG:
        return None
    billable = hundredths(max(kg, volume / 5000))
    base = 8 if same_country else 18
    rate = PARCEL_PER_KG[same_country]
    subtotal = hundredths((base + Fraction(billable, 100) * rate) * LEVEL_MULTIPLIER[level])
    surcharge = percent(subtotal, 120) + 300
    return billable, subtotal, surcharge, max(900, subtotal + surcharge)


def freight(mode, same_country, kg, volume, pallets):
    divisor = 6000 if mode == "air" else 5000
    billable = hundredths(max(kg * pallets, volume / divisor * pallets))
    factor = SAME_COUNTRY_FACTOR if same_country else 1
    subtotal = hundredths(
        (FREIGHT_BASE[mode] + Fraction(billable, 100) * FREIGHT_PER_KG[mode]) * factor
    )
    rate, fixed = (180, 1200) if mode == "air" else (80, 600)
    surcharge = percent(subtotal, rate) + fixed
    return billable, subtotal, surcharge, max(2500, subtotal + surcharge)


def checkout(base, insured, on_delivery, version, declared):
    fuel = percent(base, 120)
    security = percent(base, 15)
    insured_amount = base if version == 1 else min(declared, INSURED_AT_MOST)
    insurance = max(150, percent(insured_amount, 10)) if insured else 0
    tax = 0
    subtotal = base + fuel + security + insurance + tax
    fee = percent(subtotal, 200) if on_delivery else 0
    return fuel, security, insurance, tax, fee, subtotal + fee


def answer(line: str) -> str:
    kind, service, origin, destination, pallets, version, declared, *measures = line.split("\t")
    same_country = origin[:2] == destination[:2]
    pieces, sizes = [], []
    for at in range(0, len(measures), 4):
        kg, length, width, height = map(Fraction, measures[at : at + 4])
        volume = length * width * height
        sizes.append((kg, (length, width, height)))
        if kind == "parcel":
            pieces.append(parcel(service, same_country, kg, volume))
        else:
            pieces.append(freight(service, same_country, kg, volume, int(pallets)))
    if None in pieces:
        return "refused"
    if any(billable == 0 for billable, *_ in pieces):
        return "nothing"
    if not carried(kind, service, origin, destination, sizes, int(pallets)):
        return "limited"
    billable, subtotal, surcharge, total = map(sum, zip(*pieces))
    ways = [
        ",".join(map(str, checkout(total, insured, on_delivery, int(version), int(declared))))
        for on_delivery in (False, True)
        for insured in (False, True)
    ]
    return "\t".join([*map(str, (billable * 10, subtotal, surcharge, total)), *ways])


def main() -> None:
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == "":
            sys.stdout.flush()
        else:
            sys.stdout.write(answer(line) + "\n")


main()
