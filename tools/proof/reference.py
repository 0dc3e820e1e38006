"""Prices shipments as the specification says, in exact fractions, and in nothing of our own code.

Reads one drawn quote a line, prints one answer a line, and flushes on an empty line:

    in   kind service from-country to-country kilograms length width height pallets
    out  billable-grams subtotal surcharge total, then for each way of paying
         (by card, insured by card, on delivery, insured on delivery)
         fuel,security,insurance,tax,fee,due
         or "refused" over the maximum piece weight, or "nothing" for a billable weight of 0

Amounts are in cents. Country codes are given: which names mean one country is not the reference's
question, but the answer of ours depends on it.
"""

import sys
from fractions import Fraction
from math import floor

CENT = Fraction(1, 100)

LEVEL_MULTIPLIER = {"standard": Fraction(1), "express": Fraction("1.25"), "priority": Fraction("1.55")}
FREIGHT_BASE = {"air": 150, "sea": 90, "road": 120}
FREIGHT_PER_KG = {"air": Fraction("2.2"), "sea": Fraction(1), "road": Fraction("1.4")}
MAX_PIECE_KG = 70


def rounded(value: Fraction) -> Fraction:
    """Two decimals, halves up."""
    return Fraction(floor(value * 100 + Fraction(1, 2)), 100)


def parcel(level, same_country, kg, volume):
    if kg > MAX_PIECE_KG:
        return None
    billable = rounded(max(kg, volume / 5000))
    base, rate = (8, Fraction("2.8")) if same_country else (18, Fraction("5.2"))
    subtotal = rounded((base + billable * rate) * LEVEL_MULTIPLIER[level])
    surcharge = rounded(subtotal * 12 / 100 + 3)
    return billable, subtotal, surcharge, max(Fraction(9), subtotal + surcharge)


def freight(mode, same_country, kg, volume, pallets):
    divisor = 6000 if mode == "air" else 5000
    billable = rounded(max(kg * pallets, volume / divisor * pallets))
    factor = Fraction("0.85") if same_country else 1
    subtotal = rounded((FREIGHT_BASE[mode] + billable * FREIGHT_PER_KG[mode]) * factor)
    percent, fixed = (18, 12) if mode == "air" else (8, 6)
    surcharge = rounded(subtotal * percent / 100 + fixed)
    return billable, subtotal, surcharge, max(Fraction(25), subtotal + surcharge)


def checkout(base, insured, on_delivery):
    fuel = rounded(base * 12 / 100)
    security = rounded(base * Fraction("1.5") / 100)
    insurance = max(Fraction("1.50"), rounded(base / 100)) if insured else Fraction(0)
    tax = Fraction(0)
    subtotal = base + fuel + security + insurance + tax
    fee = rounded(subtotal * 20 / 100) if on_delivery else Fraction(0)
    return fuel, security, insurance, tax, fee, subtotal + fee


def cents(amount: Fraction) -> str:
    whole = amount / CENT
    assert whole.denominator == 1
    return str(whole.numerator)


def answer(line: str) -> str:
    kind, service, origin, destination, *measures = line.split("\t")
    kg, length, width, height, pallets = map(Fraction, measures)
    volume = length * width * height
    if kind == "parcel":
        priced = parcel(service, origin == destination, kg, volume)
    else:
        priced = freight(service, origin == destination, kg, volume, pallets)
    if priced is None:
        return "refused"
    billable, subtotal, surcharge, total = priced
    if billable == 0:
        return "nothing"
    ways = [
        ",".join(map(cents, checkout(total, insured, on_delivery)))
        for on_delivery in (False, True)
        for insured in (False, True)
    ]
    grams = billable * 1000
    assert grams.denominator == 1
    return "\t".join([str(grams.numerator), cents(subtotal), cents(surcharge), cents(total), *ways])


def main() -> None:
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == "":
            sys.stdout.flush()
        else:
            sys.stdout.write(answer(line) + "\n")


main()
