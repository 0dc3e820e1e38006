import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import type { CompiledCatalog } from './compile.ts';
import type { PseudoLocale } from './locales.ts';

/**
 * Pseudo-translations of the English texts. In `en-XA` letters have accents and vowels are doubled, which
 * makes texts about 40 % longer, and brackets show where one is cut off. In `ar-XB` words run from right
 * to left. Values and plural rules stay as they are.
 */
export function pseudoCatalog(locale: PseudoLocale, english: CompiledCatalog): CompiledCatalog {
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => [
      key,
      locale === 'en-XA' ? ['[', ...changed(message, lengthen), ']'] : changed(message, turn),
    ]),
  );
}

function changed(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  return message.map((token): CompiledMessageToken => {
    // '#' alone is the number of a plural.
    if (typeof token === 'string') return token === '#' ? token : change(token);
    const [name, kind = '', format] = token;
    if (typeof format !== 'object' || format === null) return token;
    const choices = Object.entries(format).map(([choice, inner]) => [
      choice,
      Array.isArray(inner) ? changed(inner, change) : inner,
    ]);
    return [name, kind, Object.fromEntries(choices)];
  });
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];

function lengthen(text: string): string {
  return text
    .replaceAll(/[aeiou]/gi, '$&$&')
    .replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
}

const RIGHT_TO_LEFT_MARK = '\u200F';
const RIGHT_TO_LEFT_OVERRIDE = '\u202E';
const END_OF_OVERRIDE = '\u202C';

/** Only words: numbers run from left to right in every script. */
function turn(text: string): string {
  return text.replaceAll(
    /\p{L}[\p{L}\p{M}'’]*/gu,
    `${RIGHT_TO_LEFT_MARK}${RIGHT_TO_LEFT_OVERRIDE}$&${END_OF_OVERRIDE}${RIGHT_TO_LEFT_MARK}`,
  );
}
