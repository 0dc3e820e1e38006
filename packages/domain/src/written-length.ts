/** Scripts that write a word where an alphabet writes two or three letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * The length of a text for minimum lengths: characters, with Han, Kana and Hangul counted twice. A
 * minimum of 3 accepts "tea" and 茶碗, but neither "te" nor 茶.
 */
export function writtenLength(text: string): number {
  return [...text].length + (text.match(DENSE)?.length ?? 0);
}
