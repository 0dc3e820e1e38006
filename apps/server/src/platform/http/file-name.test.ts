import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['invoice.pdf', 'invoice.pdf'],
  ['C:\\Users\\ada\\invoice.PDF', 'invoice.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.pdf'],
  ['Rechnung Nr. 5 für Ünal.pdf', 'Rechnung Nr. 5 für Ünal.pdf'],
  ['evil\u202Efdp.exe', 'evilfdp.pdf'],
  ['a\u0000b\r\nc"<script>.pdf', 'abcscript.pdf'],
  ['...', 'document.pdf'],
  ['', 'document.pdf'],
  ['\ud800half.pdf', '\ufffdhalf.pdf'],
])('a file uploaded as %j is stored as %j', (given, kept) => {
  expect(cleanFileName(given, 'pdf')).toBe(kept);
});

test('a very long file name is cut between characters', () => {
  expect(cleanFileName(`${'📦'.repeat(200)}.png`, 'png')).toBe(`${'📦'.repeat(80)}.png`);
});
