import { expect, test } from 'vitest';
import { attachmentHeaders } from './attachment.ts';

const dispositionOf = (name: string) => attachmentHeaders(name)['content-disposition'];

test('a file name is sent in UTF-8, and in ASCII for older clients', () => {
  expect(dispositionOf('invoice 7.pdf')).toBe(
    `attachment; filename="invoice 7.pdf"; filename*=UTF-8''invoice%207.pdf`,
  );
  expect(dispositionOf('Zollerklärung.pdf')).toBe(
    `attachment; filename="Zollerkl_rung.pdf"; filename*=UTF-8''Zollerkl%C3%A4rung.pdf`,
  );
});

test('a file name cannot end the header or its own quotes', () => {
  const header = dispositionOf(`a"; filename=evil.html\r\nset-cookie: x'(*).pdf`);
  expect(header).not.toMatch(/[\r\n]/);
  expect(header?.match(/"/g)).toHaveLength(2);
});
