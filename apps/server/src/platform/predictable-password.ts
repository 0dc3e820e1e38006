import { MIN_PASSWORD_LENGTH } from '@waypost/contract';

export type Person = { email: string; name: string };

const PRODUCT = 'waypost';
const ROWS = ['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890'];

/** Shorter parts of a name occur in ordinary words. */
const MIN_NAME_PART = 3;
const MIN_SAME = 3;
/** Words such as "first" have three letters in a row. */
const MIN_SEQUENCE = 4;
const MIN_REPEAT = 3;

/**
 * Whether fewer characters than the minimum are left when each guessable part counts as one: a repeated
 * character or part, a sequence, the product's name, a part of the person's own name or email address.
 */
export function isPredictable(password: string, person?: Person): boolean {
  const symbols = [...password.toLowerCase()];
  const words = [PRODUCT, ...(person === undefined ? [] : partsOf(person))];
  let counted = 0;
  for (let at = 0; at < symbols.length; counted += 1) {
    at += Math.max(
      1,
      wordAt(symbols, at, words),
      sameAt(symbols, at),
      sequenceAt(symbols, at),
      repeatAt(symbols, at),
    );
  }
  return counted < MIN_PASSWORD_LENGTH;
}

function partsOf({ email, name }: Person): string[] {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const [local] = email.split('@');
  const wholes = [email, local ?? '', domain, domain.slice(0, domain.lastIndexOf('.')), name];
  return [...wholes, ...wholes.flatMap((whole) => whole.split(/[^\p{L}\p{N}]+/u))]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= MIN_NAME_PART);
}

/** The length of the guessable part that starts here; 0 when there is none. */
function wordAt(symbols: readonly string[], at: number, words: readonly string[]): number {
  const rest = symbols.slice(at).join('');
  const found = words.filter((word) => rest.startsWith(word)).map((word) => [...word].length);
  return Math.max(0, ...found);
}

function sameAt(symbols: readonly string[], at: number): number {
  let length = 1;
  while (symbols[at + length] === symbols[at] && at + length < symbols.length) length += 1;
  return length >= MIN_SAME ? length : 0;
}

function sequenceAt(symbols: readonly string[], at: number): number {
  const longest = [1, -1].flatMap((step) =>
    [nextInAlphabet, nextOnKeyboard].map((isNext) => {
      let length = 1;
      while (isNext(symbols[at + length - 1], symbols[at + length], step)) length += 1;
      return length;
    }),
  );
  const length = Math.max(...longest);
  return length >= MIN_SEQUENCE ? length : 0;
}

function nextInAlphabet(from: string | undefined, to: string | undefined, step: number): boolean {
  return (from?.codePointAt(0) ?? NaN) + step === to?.codePointAt(0);
}

function nextOnKeyboard(from: string | undefined, to: string | undefined, step: number): boolean {
  if (from === undefined || to === undefined) return false;
  return ROWS.some((row) => row.includes(from) && row[row.indexOf(from) + step] === to);
}

/** The longest part from here that occurred before. */
function repeatAt(symbols: readonly string[], at: number): number {
  let longest = 0;
  for (let start = 0; start < at; start += 1) {
    let length = 0;
    while (start + length < at && symbols[start + length] === symbols[at + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest >= MIN_REPEAT ? longest : 0;
}
