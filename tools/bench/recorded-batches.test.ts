import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countHistoriesRead, encodeBatch, readBatches } from './recorded-batches.ts';

test('recorded batches are read with the values passed to pg', () => {
  const batches = [
    [
      { text: "BEGIN; SET LOCAL lock_timeout = '300ms'" },
      {
        name: 'read',
        text: 'SELECT $1, $2, $3, $4',
        values: [Buffer.from([0, 255, 10]), ['a', 'b'], 7, null],
      },
      { text: 'COMMIT' },
    ],
    [{ text: 'BEGIN' }, { text: 'COMMIT' }],
  ];
  const folder = mkdtempSync(join(tmpdir(), 'batches-'));
  const file = join(folder, 'batches');
  writeFileSync(file, batches.map((batch) => `${encodeBatch(batch)}\n`).join(''));
  expect(readBatches(file)).toEqual(batches);
  rmSync(folder, { recursive: true });
});

test('the shipments whose events were read are counted', () => {
  const ids = Buffer.alloc(20);
  ids.writeInt32BE(7, 12);
  const read = { name: 'read_events_for_fold', text: '', values: [ids] };
  expect(countHistoriesRead([[{ text: 'BEGIN' }, read], [read], []])).toBe(14);
});
