import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

export interface Asset {
  contentType: string;
  content: Buffer | string;
}

const STYLES = ['tokens.css', 'frame/frame.css', 'pages/pages.css'];
/** The browser runs the same modules as the tests, without their types. */
const SCRIPTS = ['card-rules.ts', 'frame/card-frame.ts', 'frame/messages.ts', 'frame/texts.ts'];
const FONTS = {
  400: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2'),
  600: import.meta.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2'),
};

/** Everything that frame and pages load, by its address. */
export function readAssets(): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of STYLES) {
    assets.set(`/assets/${file}`, { contentType: 'text/css; charset=utf-8', content: read(file) });
  }
  for (const file of SCRIPTS) {
    assets.set(`/assets/${file}`, {
      contentType: 'text/javascript; charset=utf-8',
      content: stripTypeScriptTypes(read(file)),
    });
  }
  for (const [weight, url] of Object.entries(FONTS)) {
    const content = readFileSync(new URL(url));
    assets.set(`/assets/ibm-plex-sans-${weight}.woff2`, { contentType: 'font/woff2', content });
  }
  return assets;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
