import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lowerScriptPriority } from './script-priority.server.ts';

function passed(...chunks: string[]): Promise<string> {
  const bytes = chunks.map((chunk) => Buffer.from(chunk));
  return text(Readable.from(bytes).pipe(lowerScriptPriority()));
}

test('module preloads of the head wait for styles and fonts, wherever a chunk ends', async () => {
  const lowered =
    '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body>é';
  expect(await passed('<head><link rel="modulepreload" href="/a.js"/></head><body>é')).toBe(
    lowered,
  );
  expect(await passed('<head><link rel="modu', 'lepreload" href="/a.js"/></head>', '<body>é')).toBe(
    lowered,
  );
});

test('what people typed into the page is left as it is', async () => {
  const page = '<head></head><body>&lt;link <link rel="modulepreload"';
  expect(await passed('<head></head>', '<body>&lt;link <link rel="modulepreload"')).toBe(page);
});

test('a page without a head is passed on', async () => {
  expect(await passed('plain')).toBe('plain');
});
