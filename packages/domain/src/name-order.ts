const FAMILY_FIRST_LANGUAGES = new Set(['ja', 'ko', 'zh']);
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether forms in the language ask for the family name first. */
export function asksFamilyFirst(language: string): boolean {
  return FAMILY_FIRST_LANGUAGES.has(language.slice(0, 2));
}

/** Whether a name is in a script whose readers write the family name first. */
export function isFamilyFirst(name: string): boolean {
  return EAST_ASIAN.test(name);
}

/** A whole name of its two parts, in the order of its script. */
export function wholeName(given: string, family: string): string {
  const parts = isFamilyFirst(given + family) ? [family, given] : [given, family];
  return parts.filter((part) => part !== '').join(' ');
}
