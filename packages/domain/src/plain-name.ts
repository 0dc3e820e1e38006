/** For a name in an email to someone who does not know us. */
const MAX_CHARACTERS = 40;

const WORD = /^[\p{L}\p{M}\-‐‑'’]+$/u;

/**
 * The words of a name that are letters, hyphens and apostrophes, as many as fit into 40 characters.
 * Punctuation around a word is dropped; a word with anything else inside it, such as `evil.example`, is
 * dropped whole, so that no mail program can turn the rest into a link.
 */
export function plainName(name: string): string {
  const words = name
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[\s\p{Z}\p{Cc}]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, ''))
    .filter((word) => WORD.test(word));
  let plain = '';
  for (const word of words) {
    const longer = plain === '' ? word : `${plain} ${word}`;
    if (Array.from(longer).length > MAX_CHARACTERS) break;
    plain = longer;
  }
  return plain;
}
