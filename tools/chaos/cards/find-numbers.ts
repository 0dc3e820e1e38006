import { createReadStream } from 'node:fs';
import { isLuhnValid } from './card-numbers.ts';

const SHORTEST = 12;
const LONGEST = 19;
/** How groups of digits are held together in text, JSON and addresses. */
const SEPARATOR = String.raw`(?:[ \u00a0._+-]|%20|\\u00a0|&nbsp;)`;
const RUN = new RegExp(String.raw`\d(?:${SEPARATOR}?\d){${SHORTEST - 1},}`, 'g');
const SEPARATORS = new RegExp(SEPARATOR, 'g');
/** As long as the longest number with separators can get, so that none is cut in two. */
const OVERLAP = 200;

/**
 * Returns those of the numbers that a text contains, as digits or grouped, also inside a longer run of digits. Only
 * runs with a valid check digit are compared.
 */
export function findNumbers(text: string, numbers: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const [run] of text.matchAll(RUN)) {
    const digits = run.replaceAll(SEPARATORS, '');
    for (let from = 0; from + SHORTEST <= digits.length; from += 1) {
      for (let length = SHORTEST; length <= LONGEST; length += 1) {
        const candidate = digits.slice(from, from + length);
        if (candidate.length < length) break;
        if (numbers.has(candidate) && isLuhnValid(candidate)) found.add(candidate);
      }
    }
  }
  return found;
}

/** The same for a file of any size. */
export async function findNumbersInFile(
  file: string,
  numbers: ReadonlySet<string>,
): Promise<Set<string>> {
  let found = new Set<string>();
  let rest = '';
  for await (const chunk of createReadStream(file, {
    encoding: 'latin1',
    highWaterMark: 2 ** 22,
  })) {
    const text = rest + String(chunk);
    found = found.union(findNumbers(text, numbers));
    rest = text.slice(-OVERLAP);
  }
  return found;
}
