import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './call-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(AbortSignal.timeout).mockRestore();
  vi.useRealTimers();
});

/** A line that carries so many bytes a second. */
function useLine(bytesPerSecond: number): void {
  vi.stubGlobal('fetch', (_path: string, { body, signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const bytes = body instanceof Uint8Array ? body.length : 0;
    setTimeout(() => resolve(Response.json({})), (bytes / bytesPerSecond) * 1_000);
    signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
    return promise;
  });
}

async function sendPicture(bytes: number) {
  const content = new Uint8Array(bytes);
  const sending = callApi('/api/scans/proofs/1', {
    method: 'PUT',
    bytes: { type: 'image/jpeg', content },
  });
  await vi.runAllTimersAsync();
  return sending;
}

it('waits longer for the answer to a picture on a slow line', async () => {
  useLine(6_000);
  expect(await sendPicture(400_000)).toMatchObject({ ok: true });
});

it('gives up a picture on a line that carries next to nothing', async () => {
  useLine(500);
  expect(await sendPicture(400_000)).toMatchObject({ ok: false, code: 'away' });
});
