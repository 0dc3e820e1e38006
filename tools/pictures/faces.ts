import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locale } from '@waypost/i18n/locales';

const DISPLAY = new URL('../../apps/web/app/ui/fonts/archivo-wide-latin.woff2', import.meta.url);

/** The server has them for its PDFs, so that pictures are the same on every machine. */
const ofServer = createRequire(new URL('../../apps/server/package.json', import.meta.url));

/** For letters that the display face does not have. */
const SCRIPTS: Partial<Record<Locale, string>> = {
  ar: 'ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
  hi: 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  ja: 'ibm-plex-sans-jp/700Bold/IBMPlexSansJP_700Bold.ttf',
  ko: 'ibm-plex-sans-kr/IBMPlexSansKR_700Bold.ttf',
  'zh-CN': 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  ru: 'ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf',
};

export function hasOwnScript(locale: Locale): boolean {
  return SCRIPTS[locale] !== undefined;
}

/** The faces `Archivo` and, where the language needs it, `Script`. */
export function facesOf(locale: Locale): string {
  const script = SCRIPTS[locale];
  const faces = [faceOf('Archivo', 'woff2', DISPLAY)];
  if (script !== undefined) {
    faces.push(faceOf('Script', 'ttf', ofServer.resolve(`@expo-google-fonts/${script}`)));
  }
  return faces.join('\n');
}

function faceOf(family: string, kind: string, file: string | URL): string {
  const source = `data:font/${kind};base64,${readFileSync(file, 'base64')}`;
  return `@font-face { font-family: ${family}; font-weight: 500 900; src: url(${source}) }`;
}
