import { readReference } from './tracking-number.ts';

/** The number of shipments that one page lists and one stream follows. */
export const MAX_REFERENCES = 40;

const BETWEEN_LINES = /[,;|\t\r\n\u3001\uFF0C\uFF1B]+/u;
const LONGEST_NUMBER = 19;

/**
 * The references in a typed or pasted text, each as written, without duplicates. Commas, semicolons, tabs
 * and line breaks separate them. Spaces do so only next to one of our numbers: these are written in
 * groups of four, and an alias may contain spaces.
 */
export function splitReferences(text: string): string[] {
  const parts = text.split(BETWEEN_LINES).flatMap(splitAtSpaces);
  const seen = new Map<string, string>();
  for (const part of parts) {
    const key = keyOf(part);
    if (!seen.has(key)) seen.set(key, part);
  }
  return [...seen.values()];
}

function splitAtSpaces(line: string): string[] {
  const words = line.split(/\s+/u).filter(Boolean);
  const references: string[] = [];
  let isOurs = false;
  for (let at = 0; at < words.length;) {
    const length = numberLengthAt(words, at);
    if (length > 0) isOurs = true;
    const end = at + Math.max(length, 1);
    references.push(words.slice(at, end).join(' '));
    at = end;
  }
  return isOurs || words.length < 2 ? references : [words.join(' ')];
}

/** How many words from here on form one of our numbers, mistyped or not; the longest wins. */
function numberLengthAt(words: readonly string[], from: number): number {
  let found = 0;
  let symbols = 0;
  for (let end = from + 1; end <= words.length; end += 1) {
    symbols += words[end - 1]?.length ?? 0;
    // Dashes between groups are not symbols; there are at most as many as symbols.
    if (symbols > 2 * LONGEST_NUMBER) break;
    const { kind } = readReference(words.slice(from, end).join(''));
    if (kind === 'shipment' || kind === 'piece' || kind === 'mistyped') found = end - from;
  }
  return found;
}

function keyOf(reference: string): string {
  const read = readReference(reference);
  return 'ref' in read ? read.ref : reference.toUpperCase();
}
