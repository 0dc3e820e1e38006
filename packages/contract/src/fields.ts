import { writtenLength } from '@waypost/domain/written-length';
import { z } from 'zod';

/** Unicode's Cc, written so that patterns of the OpenAPI document mean the same in any language. */
const CONTROL = String.raw`\u0000-\u001f\u007f-\u009f`;

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`, 'u');
}

/** PostgreSQL refuses half of a surrogate pair, which JSON can carry as an escape. */
function isWhole(text: string): boolean {
  return text.isWellFormed();
}

function boundedText(minLength: number, maxLength: number, source: string) {
  return z
    .string()
    .trim()
    .min(minLength)
    .max(maxLength)
    .regex(pattern(source), 'control characters are not allowed')
    .refine(isWhole, 'half a character');
}

/** What PostgreSQL can store: names and addresses that programs choose. */
export function storable(text: z.ZodString): z.ZodString {
  return text.refine(
    (value) => !value.includes('\0') && isWhole(value),
    'NUL and half characters are not allowed',
  );
}

/** Text as people type it: no control characters (PostgreSQL refuses NUL), bounded, trimmed. */
export function plainText(minLength: number, maxLength: number) {
  return boundedText(minLength, maxLength, `[^${CONTROL}]*`);
}

/** A minimum length by `writtenLength`, for text that must have content. */
export function saysAtLeast(minimum: number) {
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    if (writtenLength(value) >= minimum) return;
    issues.push({ code: 'too_small', origin: 'string', minimum, inclusive: true, input: value });
  };
}

/** Several lines and tabs are allowed, other control characters are not. */
export function plainLines(minLength: number, maxLength: number) {
  return boundedText(minLength, maxLength, `(?:[^${CONTROL}]|\\t|\\r?\\n)*`);
}

/**
 * The last part of the domain has at least two characters, as the estimator promises. Characters that
 * separate addresses in a mail header are refused: `x,ada@example.com` is another text than
 * `ada@example.com` to every limit, and the same mailbox to a mail server.
 */
const SEPARATING = `\\s@${CONTROL}",:;<>()\\[\\]\\\\`;
const EMAIL = `[^${SEPARATING}]+@[^${SEPARATING}]+\\.[^${SEPARATING}.]{2,}`;

function email(source: string) {
  return z
    .string()
    .trim()
    .max(254)
    .regex(pattern(source), 'not an email address')
    .refine(isWhole, 'not an email address');
}

export const Email = email(EMAIL);

/** For forms that report missing fields themselves. */
export const EmailOrNothing = email(`(?:${EMAIL})?`);

/** The shipper's own number of an order: searchable and on the label, but no tracking number. */
export const OrderReference = plainText(1, 64);

export const Phone = plainText(0, 40).regex(/^[+0-9 ().\-/]*$/, 'not a phone number');

export const Instant = z.iso.datetime({ offset: true });
/** A date within reasonable bounds, so that a typing error is not centuries ahead. */
const DAY = String.raw`2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const CLOCK = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3,6}Z`;
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Where a page of a list ended that is sorted by a day or a moment, and then by id. */
export const TimedCursor = z
  .string()
  .regex(new RegExp(`^${DAY}(?:${CLOCK})?~${UUID}$`))
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, 'not a day');

/** Of what staff sees of all cells (decision 183). */
export const CELLS_MISSING = {
  cellsMissing: z
    .array(z.string())
    .optional()
    .describe(
      'Cells that did not answer: what is kept there is missing. Absent when all answered, and where there is one cell.',
    ),
};

export const ChosenMoment = Instant.refine(
  (text) => Date.parse(text) < Date.UTC(2200, 0, 1),
  'too far ahead',
);
/** A revision, a version or a count: as large as PostgreSQL's `integer`. */
export const WholeNumber = z.int().min(0).max(2_147_483_647);
export const Cents = z.int().min(0).max(1_000_000_000_000);
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
export const Currency = z.string().regex(/^[A-Z]{3}$/);
/** 10 tonnes is beyond any single piece or pallet the tariff prices. */
export const Grams = z.int().min(0).max(10_000_000);
const Millimetres = z.int().min(0).max(20_000);

export const BOX = {
  weightGrams: Grams,
  lengthMm: Millimetres,
  widthMm: Millimetres,
  heightMm: Millimetres,
};

// the lines of an address in a response; requests bound each of them
export const ADDRESS_LINES = {
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
};

// in a header, because URLs are logged and file names may be personal
export const FileName = z.object({
  'x-file-name': z
    .string()
    .max(1_000)
    .optional()
    .describe('The name of the file, percent-encoded.'),
});

/** Alike on paper; the alphabet of recovery codes has only the digits. */
const MISREAD: Record<string, string> = { O: '0', I: '1', L: '1' };

/** Six digits of the authenticator, however they are spaced. */
export const AuthenticatorCode = z
  .string()
  .overwrite((typed) => typed.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/);

/** Six digits of the authenticator, or a recovery code; spaces, case and hyphen do not matter. */
export const SecondFactor = z
  .string()
  .overwrite((typed) => {
    const symbols = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    if (symbols.length !== 10) return symbols;
    const recovery = symbols.replaceAll(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
    return `${recovery.slice(0, 5)}-${recovery.slice(5)}`;
  })
  .regex(/^(\d{6}|[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5})$/);

const TOKEN = /^[0-9A-HJKMNP-TV-Z]{20,40}$/;

/** An unguessable id: one shard symbol, then Crockford base32 of random bytes. */
export const Token = z.string().regex(TOKEN, 'not a valid id');

/**
 * Of a link in an email. Only the server reads it, which distinguishes a damaged one from a missing one.
 */
export const EmailedToken = z.string().min(1).max(100);

/** A token that people may type. */
export const InviteCode = z.string().trim().toUpperCase().regex(TOKEN, 'not an invite code');
