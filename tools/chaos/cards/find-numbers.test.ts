import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@waypost/domain/simulation';
import { expect, test } from 'vitest';
import { drawCardNumber, isLuhnValid } from './card-numbers.ts';
import { findNumbers, findNumbersInFile } from './find-numbers.ts';

const NUMBER = '4242424242424242';
const numbers = new Set([NUMBER, '378282246310005']);

test('drawn card numbers have a right check digit, and a changed digit does not', () => {
  const random = seededRandom(1, 0);
  for (let count = 0; count < 200; count += 1) {
    const number = drawCardNumber(random);
    expect(isLuhnValid(number), number).toBe(true);
    const changed = `${(Number(number[0]) + 1) % 10}${number.slice(1)}`;
    expect(isLuhnValid(changed), changed).toBe(false);
  }
});

test.each([
  ['digits', `{"note":"${NUMBER}"}`],
  ['groups with spaces', 'card 4242 4242 4242 4242 please'],
  ['groups with dashes', '4242-4242-4242-4242'],
  ['groups in an address', 'q=4242%204242%204242%204242'],
  ['groups in a form', 'number=4242+4242+4242+4242&cvc=123'],
  ['groups with hard spaces', '4242\u00a04242\u00a04242\u00a04242'],
  ['the middle of a longer run', `20261115${NUMBER}20261115`],
  ['the groups of another brand', '3782 822463 10005'],
])('a number is found as %s', (_name, text) => {
  expect(findNumbers(text, numbers).size).toBe(1);
});

test.each([
  ['another number', '4111 1111 1111 1111'],
  ['a list of small numbers', '4242,4242,4242,4242'],
  ['its last four digits', 'Visa ending in 4242'],
])('%s is not taken for it', (_name, text) => {
  expect(findNumbers(text, numbers).size).toBe(0);
});

test('a number across two pieces of a file is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
  const file = join(folder, 'large');
  writeFileSync(file, `${'x'.repeat(2 ** 22 - 8)}${NUMBER}${'y'.repeat(100)}`);
  expect(await findNumbersInFile(file, numbers)).toEqual(new Set([NUMBER]));
  rmSync(folder, { recursive: true });
});
