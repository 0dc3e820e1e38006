import { readReference } from '@waypost/domain/tracking-number';

/** More of them narrow nothing any further. */
const MAX_WORDS = 6;
/** A trigram: shorter words match only at the beginning of a word. */
const ANYWHERE_LENGTH = 3;

/**
 * The patterns for every typed word: words of three or more characters match anywhere, shorter ones as
 * prefixes. A tracking number may be typed in groups.
 */
export function searchPatterns(search: string): string[] {
  const reference = readReference(search);
  const words = reference.kind === 'shipment' ? [reference.ref] : search.split(/\s+/u);
  return words
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => (word.length < ANYWHERE_LENGTH ? `% ${escaped(word)}%` : `%${escaped(word)}%`));
}

function escaped(word: string): string {
  return word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
}
