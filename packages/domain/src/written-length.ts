/** Scripts that write a word where an alphabet writes two or three letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * How much a text says, for rules that ask for some: characters, with those of Han, Kana and Hangul
 * counted twice. A minimum of 3 takes "tea" and 茶碗, and neither "te" nor 茶.
 */
export function writtenLength(text: string): number {
  return [...text].length + (text.match(DENSE)?.length ?? 0);
}
