import { deleteDB, openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { DEVICE, usePhone } from '../testing/phone.ts';
import { openSession, presentSession } from './session.ts';

const line = usePhone();

describe('a phone whose storage cannot be opened', () => {
  it('says so, and goes on once it works', async () => {
    line.answers.set('/api/field/device', () => ({ status: 200, body: { device: DEVICE } }));
    await deleteDB('waypost-field');
    // a browser refuses to open a version before
    const newer = await openDB('waypost-field', 1_000);
    newer.close();
    for (let tries = 0; tries < 2; tries += 1) {
      await openSession();
      expect(presentSession().phase).toBe('no-storage');
    }
    await deleteDB('waypost-field');
    await openSession();
    expect(presentSession().phase).toBe('signed-out');
  });
});
