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
