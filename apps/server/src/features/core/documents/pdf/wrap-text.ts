import type { Weight } from './typeface.ts';

export type Measure = (character: string, weight: Weight) => number;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const SIGN = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
/** Full-width punctuation stays with the character before it. */
const STOP = String.raw`\u3001\u3002\u300d\u300f\u3011\u30fc\uff01\uff09\uff0c\uff1a`;
const PIECE = new RegExp(`[${SIGN}][${STOP}]*\\s*|[^\\s${SIGN}]+\\s*|\\s+`, 'gu');

/** A paragraph in Arabic or Hebrew is right-to-left, also where it continues in Latin letters. */
export type Line = { text: string; rtl: boolean };

/**
 * Breaks a text into lines of at most `width`, in the unit of the font size: between words, in Chinese
 * and Japanese between any two characters, and inside a word only when it is longer than a line. Nothing
 * is left out.
 */
export function wrapText(
  text: string,
  box: { width: number; fontSize: number; weight?: Weight; rtl?: boolean },
  measure: Measure,
): Line[] {
  const widthOf = (part: string) => {
    let ems = 0;
    for (const character of part) ems += measure(character, box.weight ?? 400);
    return ems * box.fontSize;
  };
  const lines: Line[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    const rtl = isRightToLeft(paragraph, box.rtl);
    const push = (line: string) => {
      if (line.trim() !== '') lines.push({ text: line.trim(), rtl });
    };
    let line = '';
    for (const piece of pieces(paragraph)) {
      if (widthOf((line + piece).trimEnd()) <= box.width) {
        line += piece;
        continue;
      }
      push(line);
      line = '';
      for (const { segment } of characters.segment(piece.trimStart())) {
        if (line !== '' && widthOf(line + segment) > box.width) {
          push(line);
          line = '';
        }
        line += segment;
      }
    }
    push(line);
  }
  return lines;
}

/**
 * By its first letter (rule P2 of Unicode's bidirectional algorithm). In right-to-left text one such
 * letter is enough: a sentence there may begin with the name of a city in Latin letters.
 */
export function isRightToLeft(text: string, amongRtl = false): boolean {
  // an amount in Arabic: the currency is behind the number, to its left
  if (amongRtl && text.includes('\u200f')) return true;
  const letters = amongRtl ? text : (/\p{L}/u.exec(text)?.[0] ?? '');
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letters);
}

/** An unbreakable unit: a word with the space after it, or one Chinese or Japanese character. */
function pieces(text: string): string[] {
  return text.match(PIECE) ?? [];
}
