import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();

describe.each([
  { url: '/api/openapi.json', holds: '"openapi":"3.1.0"', maxBytes: 30_000 },
  { url: '/api/openapi/customer.json', holds: '"openapi":"3.1.0"', maxBytes: 30_000 },
  { url: '/api/docs/js/scalar.js', holds: 'createApiReference', maxBytes: 1_500_000 },
])('$url', ({ url, holds, maxBytes }) => {
  const get = (headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('is sent compressed, and the same text in every encoding', async () => {
    const plain = await get();
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toContain(holds);
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload.length).toBeLessThan(maxBytes);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    const gzipped = await get({ 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get();
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await get({ 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
