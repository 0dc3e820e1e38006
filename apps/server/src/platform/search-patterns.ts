import { readReference } from '@waypost/domain/tracking-number';

/** More of them narrow nothing any further. */
const MAX_WORDS = 6;
/** A trigram: shorter words match only at the beginning of a word. */
const ANYWHERE_LENGTH = 3;

/** A number as people dial it, in groups. Dashes alone are not enough: orders are numbered so, too. */
const DIALLED = /^(?:[+(]|0|\d+[ .])[\d ().\-/]*$/;
const MIN_DIALLED_DIGITS = 7;
/** One may be written with the country's prefix and the other without. */
const COMPARED_DIGITS = 8;

/**
 * The patterns for every typed word, for text in lower case whose words follow blanks: words of three or
 * more characters match anywhere, shorter ones as prefixes. A tracking number or a phone number may be
 * typed in groups.
 */
export function searchPatterns(search: string): string[] {
  return wordsOf(search.trim())
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => (word.length < ANYWHERE_LENGTH ? `% ${escaped(word)}%` : `%${escaped(word)}%`));
}

function wordsOf(search: string): string[] {
  const reference = readReference(search);
  if (reference.kind === 'shipment') return [reference.ref];
  if (reference.kind === 'piece') return [reference.trackingNumber];
  const digits = search.replaceAll(/\D/g, '');
  const isDialled = DIALLED.test(search) && digits.length >= MIN_DIALLED_DIGITS;
  return isDialled ? [digits.slice(-COMPARED_DIGITS)] : search.split(/\s+/u);
}

function escaped(word: string): string {
  return word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
}
