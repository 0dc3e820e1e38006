import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './late-scripts.server.ts';

const PRELOAD = '<link rel="modulepreload" href="/assets/home-1.js" nonce="n"/>';
const MODULE = '<script nonce="n" type="module" async="">import "/assets/home-1.js";</script>';
const PAGE = `<head>${PRELOAD}<title>Où ?</title></head><body>${MODULE}<p>é</p></body>`;

const send = (chunks: Buffer[]) => text(Readable.from(chunks).pipe(scriptsAfterPaint()));

test('removes all script tags from a page, wherever it is cut into chunks', async () => {
  const bytes = Buffer.from(PAGE);
  const whole = await send([bytes]);
  expect(whole).not.toContain('<link rel="modulepreload"');
  expect(whole).not.toContain('type="module"');
  expect(whole).toContain('data-module="import &quot;/assets/home-1.js&quot;;"');
  expect(whole).toContain('["/assets/home-1.js"]');
  expect(whole).toContain('<title>Où ?</title>');
  for (let at = 0; at < bytes.length; at++) {
    expect(await send([bytes.subarray(0, at), bytes.subarray(at)])).toBe(whole);
  }
});

test('leaves a page without scripts unchanged', async () => {
  expect(await send([Buffer.from('<head><title>cut')])).toBe('<head><title>cut');
});
