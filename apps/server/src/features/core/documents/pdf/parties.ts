import { addressLines } from '../addresses.ts';
import type { DocumentFacts, Party } from '../document-facts.ts';
import { box, type Node } from './element.ts';
import { columns, HALF_WIDTH, heading, paragraph } from './sheet.ts';
import type { Typeface } from './typeface.ts';

/** Shipper and recipient beside each other, under these titles. */
export function parties(
  { shipper, recipient, quote: { request } }: DocumentFacts['receipt'],
  typeface: Typeface,
  [shipperTitle, recipientTitle]: readonly [string, string],
): Node {
  return box(
    { marginBottom: 18 },
    columns(
      typeface,
      partyBlock(shipperTitle, shipper, typeface, request.origin),
      partyBlock(recipientTitle, recipient, typeface, request.destination),
    ),
  );
}

function partyBlock(title: string, party: Party, typeface: Typeface, place: string): Node {
  const more = [...addressLines(party, place, typeface.locale), party.phone, party.email].filter(
    Boolean,
  );
  return box(
    { width: HALF_WIDTH },
    heading(title),
    ...paragraph(party.name, typeface, HALF_WIDTH, { weight: 700 }),
    ...more.flatMap((line) => paragraph(line, typeface, HALF_WIDTH)),
  );
}
