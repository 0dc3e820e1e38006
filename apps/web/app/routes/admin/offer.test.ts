import { expect, test } from 'vitest';
import { inGroups, readOffer } from './offer.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const SVG =
  '<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg">\n<path d="M0 9L5 6Z" fill="#000000" />\n</svg>\n';

function carried(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('an authenticator offer keeps its secret and its picture', () => {
  expect(readOffer(carried({ secret: SECRET, qrSvg: SVG }))).toEqual({
    secret: SECRET,
    qrSvg: SVG,
  });
});

test('other values are rejected as an authenticator offer', () => {
  expect(readOffer(carried({}))).toBeNull();
  expect(readOffer(carried({ secret: 'no secret', qrSvg: SVG }))).toBeNull();
  expect(
    readOffer(carried({ secret: SECRET, qrSvg: '<svg x=""><script>alert(1)</script></svg>' })),
  ).toBeNull();
});

test('a secret is shown in groups of four', () => {
  expect(inGroups('JBSWY3DPEH')).toBe('JBSW Y3DP EH');
});
