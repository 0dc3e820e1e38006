/** Everything a person types or a device reads from a person. Each has a letter of its own. */
export const CANARY_FIELDS = [
  'accountName',
  'accountCompany',
  'accountAddress',
  'shipperName',
  'shipperEmail',
  'shipperPhone',
  'shipperLine1',
  'shipperLine2',
  'shipperRegion',
  'shipperPostalCode',
  'recipientName',
  'recipientEmail',
  'recipientPhone',
  'recipientLine1',
  'recipientLine2',
  'recipientRegion',
  'recipientPostalCode',
  'recipientStreet',
  'originStreet',
  'destinationStreet',
  'payerName',
  'payerVatId',
  'itemDescription',
  'draftDetails',
  'scanNote',
  'scanSignedBy',
  'typedReference',
  'contactName',
  'contactEmail',
  'contactMessage',
  'instructions',
  'programReference',
  'programMetadata',
  'idempotencyKey',
  'endpointPath',
  'courierName',
] as const;
export type CanaryField = (typeof CANARY_FIELDS)[number];

/**
 * No word of any language; u, o and i are in no tracking number, so none can hold it by chance, and
 * random base64 holds it once in a billion characters.
 */
const SIGN = 'uqoxiwz';
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
/** Between the two digits that a masked phone shows at its beginning and the two at its end. */
const PHONE_SIGN = '9081726354';
const SHORTEST_PHONE_PART = 6;

/**
 * A word of which every part of eight characters holds the whole sign, turned somehow, and the letter
 * of the field: whatever is left of it by a cut, it is found and says where it came from.
 */
export function canaryWord(field: CanaryField): string {
  const letter = LETTERS[CANARY_FIELDS.indexOf(field)] ?? '';
  return `${SIGN}${letter}`.repeat(2);
}

/** As a person writes it: the first letter is a capital one, so that initials show it. */
export function canaryName(field: CanaryField): string {
  const word = canaryWord(field);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The number tells shipments apart; it is at the end of the local part, where the mask shows it. */
export function canaryEmail(field: CanaryField, number: number): string {
  return `${canaryWord(field)}.${number}@${canaryWord(field)}.example`;
}

export function canaryPhone(field: CanaryField): string {
  const last = String(CANARY_FIELDS.indexOf(field)).padStart(2, '0');
  return `+32 ${PHONE_SIGN.slice(0, 3)} ${PHONE_SIGN.slice(3, 6)} ${PHONE_SIGN.slice(6)} ${last}`;
}

const TURNED_SIGNS = Array.from(
  { length: SIGN.length + 1 },
  (_, at) => `${SIGN.slice(at)}([0-9a-z])${SIGN.slice(0, at)}`,
);
const WORD = new RegExp(TURNED_SIGNS.join('|'), 'gi');

/** How digits of a phone are held together in text and in addresses. */
const SEPARATOR = '(?:[ ()./+-]|%20)*';
const PHONE_PARTS = Array.from({ length: PHONE_SIGN.length - SHORTEST_PHONE_PART + 1 }, (_, at) =>
  Array.from(PHONE_SIGN.slice(at, at + SHORTEST_PHONE_PART)).join(SEPARATOR),
);
const PHONE = new RegExp(PHONE_PARTS.join('|'), 'g');

/**
 * Where six given digits turn up by chance: ids, times, epoch milliseconds, the seconds of Redis with their
 * fraction, bytes, and numbers of more digits than any phone has.
 */
const NUMBERS =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|"time":\d+|\\x[0-9a-f]+|\d\d:\d\d:\d\d\.\d+|\b\d{10}\.\d{6}\b|\d{16,}/g;

const EXCERPT = 40;

export interface FoundCanary {
  field: CanaryField | 'phone';
  excerpt: string;
}

/** Every part of a canary, of eight letters or six digits or more, in upper or lower case. */
export function findCanaries(text: string): FoundCanary[] {
  const found: FoundCanary[] = [];
  for (const match of text.matchAll(WORD)) {
    const letter = match.slice(1).find((group) => group !== undefined) ?? '';
    const field = CANARY_FIELDS[LETTERS.indexOf(letter.toLowerCase())];
    // a letter of no field: the sign was drawn at random
    if (field !== undefined) found.push({ field, excerpt: excerptOf(text, match.index) });
  }
  const withoutNumbers = text.replaceAll(NUMBERS, ' ');
  for (const match of withoutNumbers.matchAll(PHONE)) {
    found.push({ field: 'phone', excerpt: excerptOf(withoutNumbers, match.index) });
  }
  return found;
}

function excerptOf(text: string, at: number): string {
  return text.slice(Math.max(0, at - EXCERPT), at + EXCERPT).replaceAll(/\s+/g, ' ');
}
