/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ı: 'i',
  ŋ: 'n',
  ə: 'e',
};

/**
 * A place name as it is compared: without case, accents and punctuation, words separated by one space.
 * Stored and typed names are folded alike, so that a search gives the same results whatever locale its
 * database has.
 */
export function foldPlaceName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u064b-\u0655\u0640]|['’‘ʼʻ`´]/g, '')
    .replaceAll(/[ßæœøđðþħłıŋə]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The language whose city names a reader gets: the gazetteer has one Portuguese for Portugal and Brazil. */
export function cityLanguage(language: string): string {
  return language.startsWith('pt-') ? 'pt' : language;
}

/** Whether one of two folded names is the other with a letter or two added, left out, changed or swapped. */
export function isMisspelled(typed: string, name: string): boolean {
  return editsBetween(typed, name) <= (typed.length < 6 ? 1 : 2);
}

/** Optimal string alignment: two swapped letters are one edit. */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const edits = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      edits[at] = Math.min(
        (last[at] ?? 0) + 1,
        (edits[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, edits];
  }
  return last[other.length] ?? 0;
}
