import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { type Locale, translator } from '@waypost/i18n';

/** Regular and bold of a family, as files of packages that the lockfile pins. */
function faces(folder: string, name: string) {
  const inFolder = `@expo-google-fonts/${folder}`;
  return [
    { weight: 400, file: `${inFolder}/400Regular/${name}_400Regular.ttf` },
    { weight: 700, file: `${inFolder}/700Bold/${name}_700Bold.ttf` },
  ];
}

const TEXT = 'IBM Plex Sans';
export const DISPLAY = 'Archivo';

/**
 * Chosen by their output: the current Noto Sans, Naskh and Kufi Arabic draw dots as separate marks, which
 * the shaper (fontkit 2.0) puts beside their letters.
 */
const FAMILIES = {
  [TEXT]: faces('ibm-plex-sans', 'IBMPlexSans'),
  [DISPLAY]: faces('archivo', 'Archivo'),
  'IBM Plex Sans Arabic': faces('ibm-plex-sans-arabic', 'IBMPlexSansArabic'),
  'IBM Plex Sans Hebrew': faces('ibm-plex-sans-hebrew', 'IBMPlexSansHebrew'),
  'Noto Sans Devanagari': faces('noto-sans-devanagari', 'NotoSansDevanagari'),
  'IBM Plex Sans Thai': faces('ibm-plex-sans-thai', 'IBMPlexSansThai'),
  'IBM Plex Sans KR': [
    { weight: 400, file: '@expo-google-fonts/ibm-plex-sans-kr/IBMPlexSansKR_400Regular.ttf' },
    { weight: 700, file: '@expo-google-fonts/ibm-plex-sans-kr/IBMPlexSansKR_700Bold.ttf' },
  ],
  'IBM Plex Sans JP': faces('ibm-plex-sans-jp', 'IBMPlexSansJP'),
  'Noto Sans SC': faces('noto-sans-sc', 'NotoSansSC'),
};

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** IBM Plex Sans draws Latin, Greek and Cyrillic; the others are opened only when needed. */
const SCRIPTS: readonly [family: keyof typeof FAMILIES, script: RegExp][] = [
  ['IBM Plex Sans Arabic', /\p{Script=Arabic}/u],
  ['IBM Plex Sans Hebrew', /\p{Script=Hebrew}/u],
  ['Noto Sans Devanagari', /\p{Script=Devanagari}/u],
  ['IBM Plex Sans Thai', /\p{Script=Thai}/u],
  ['IBM Plex Sans KR', /\p{Script=Hangul}/u],
  ['Noto Sans SC', CJK],
];

for (const [family, fonts] of Object.entries(FAMILIES)) {
  Font.register({
    family,
    fonts: fonts.map(({ weight, file }) => ({
      src: fileURLToPath(import.meta.resolve(file)),
      fontWeight: weight,
    })),
  });
}
// Lines are broken by wrap-text.ts: the library would hyphenate names as if they were English.
Font.registerHyphenationCallback((word) => [word]);

export type Weight = 400 | 700;

export type Typeface = {
  /** For our own texts. */
  locale: Locale;
  /** In order of preference, for the style of a page. */
  families: string[];
  /** In ems. */
  widthOf(character: string, weight: Weight): number;
};

/** Opens the fonts that a document with these texts in this language needs. */
export async function openTypeface(words: string, locale: Locale): Promise<Typeface> {
  const written = `${words} ${translator(locale, 'papers')('date')}`;
  const scripts = SCRIPTS.filter(([, script]) => script.test(written)).map(([family]) => family);
  // Japanese draws the same code points differently
  const japanese = locale === 'ja' ? ['IBM Plex Sans JP'] : [];
  const families = [TEXT, ...japanese, ...scripts];
  const opened = new Map<Weight, Face[]>();
  for (const weight of [400, 700] as const) {
    const fonts = families.map((family) => openFace(family, weight));
    opened.set(weight, await Promise.all(fonts));
  }
  return {
    locale,
    families,
    widthOf(character, weight) {
      const codePoint = character.codePointAt(0) ?? 0;
      const fonts = opened.get(weight) ?? [];
      const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint)) ?? fonts[0];
      if (font === undefined) return 1;
      return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    },
  };
}

/** The part of fontkit's fonts that is used here. */
type Face = {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { advanceWidth: number };
};

async function openFace(fontFamily: string, fontWeight: Weight): Promise<Face> {
  const descriptor = { fontFamily, fontWeight };
  await Font.load(descriptor);
  const face = Font.getFont(descriptor)?.data as Face | null | undefined;
  if (face === undefined || face === null) throw new Error(`no font file for ${fontFamily}`);
  return face;
}
