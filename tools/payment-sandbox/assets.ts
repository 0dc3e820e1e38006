import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

export interface Asset {
  contentType: string;
  content: Buffer | string;
}

const STYLES = ['tokens.css', 'frame/frame.css', 'pages/pages.css'];
/** The browser runs the same modules as the tests, without their types. */
const SCRIPTS = ['card-rules.ts', 'frame/card-frame.ts', 'frame/messages.ts', 'frame/texts.ts'];
const FONT_WEIGHTS = [400, 600];

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
  for (const weight of FONT_WEIGHTS) {
    const file = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`;
    assets.set(`/assets/ibm-plex-sans-${weight}.woff2`, {
      contentType: 'font/woff2',
      content: readFileSync(fileURLToPath(import.meta.resolve(file))),
    });
  }
  return assets;
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
