import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { lowerScriptPriority, startScriptsAfterPaint } from './script-order.server.ts';

function passed(...chunks: string[]): Promise<string> {
  return text(bytesOf(chunks).pipe(lowerScriptPriority()));
}

function held(...chunks: string[]): Promise<string> {
  return text(bytesOf(chunks).pipe(startScriptsAfterPaint('n0')));
}

function bytesOf(chunks: string[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
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

test('scripts of a page to read are neither fetched nor run until something starts them', async () => {
  const page = await held(
    '<head><link rel="modulepreload" href="/a.js"/></he',
    'ad><body>é<script nonce="n0" type="module" async="">import("/a.js")</script>',
  );
  expect(page).toContain('<link rel="modulepreload-later" href="/a.js"/><script nonce="n0">');
  expect(page).toContain(
    '</head><body>é<script nonce="n0" type="text/module-later">import("/a.js")</script>',
  );
});

test('a page to read without a head is passed on', async () => {
  expect(await held('plain')).toBe('plain');
});
