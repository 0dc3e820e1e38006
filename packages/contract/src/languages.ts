/** The languages that customers can be written to in, by the code of their translation menu. */
export const LANGUAGES = [
  'en',
  'fr',
  'de',
  'es',
  'pt',
  'it',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh-CN',
  'ru',
] as const;
export type Language = (typeof LANGUAGES)[number];
