import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { createLog } from './log.ts';
import { openObjectStore } from './object-store.ts';

const { config } = testConfig();
const log = createLog('test', 'silent');

describe('the object store', () => {
  it('stores bytes by key, and creates its bucket when it is missing', async () => {
    const store = openObjectStore({ ...config, S3_BUCKET: `test-${randomUUID()}` }, log);
    expect(await store.get('a/b')).toBeNull();
    await store.put('a/b', Buffer.from('first'), 'text/plain');
    await store.put('a/b', Buffer.from('second'), 'text/plain');
    expect(Buffer.from((await store.get('a/b')) ?? []).toString()).toBe('second');
    await store.delete('a/b');
    await store.delete('a/b');
    expect(await store.get('a/b')).toBeNull();
    store.close();
  });

  it('lists more keys than fit into one answer', async () => {
    const store = openObjectStore({ ...config, S3_BUCKET: `test-${randomUUID()}` }, log);
    const keys = Array.from({ length: 1_003 }, (_, n) => `many/${String(n).padStart(4, '0')}`);
    await store.keepVersions();
    while (keys.length > 0) {
      const some = keys.splice(0, 50);
      await Promise.all(some.map((key) => store.put(key, Buffer.from('x'), 'text/plain')));
    }
    const listed = await store.list('many/');
    expect([listed.length, listed.at(-1)]).toEqual([1_003, 'many/1002']);
    store.close();
  });

  it('gives a refusal that can be retried when it does not answer', async () => {
    const store = openObjectStore({ ...config, S3_ENDPOINT: 'http://127.0.0.1:9' }, log);
    await expect(store.get('a/b')).rejects.toMatchObject({ code: 'temporarily_unavailable' });
    store.close();
  });
});
