import { randomUUID } from 'node:crypto';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { type ArchivedEvent, checksumOf, decodeEvents, encodeEvents } from './archive-file.ts';

const EVENT: ArchivedEvent = {
  shipment_id: randomUUID(),
  scan_id: randomUUID(),
  occurred_at_us: 1_763_000_000_000_000n,
  recorded_at_us: 1_763_000_000_000_001n,
  content_hash: -7n,
  source_id: 3,
  code: 'DELIVERED',
  visibility: 'public',
  shard: 4,
  piece_no: 1,
  country: 'BE',
  city: 'Antwerp',
  reason: null,
  set_status: null,
  voids_source_id: null,
  voids_scan_id: null,
  earliest_on: null,
  latest_on: null,
  note_is_public: null,
  handover: 'neighbour',
  detail: null,
};

describe('a file of the archive', () => {
  it('keeps how a piece was handed over', async () => {
    const [read] = await decodeEvents(encodeEvents([[EVENT]]));
    expect(read).toMatchObject({ handover: 'neighbour', code: 'DELIVERED' });
    expect(checksumOf(read === undefined ? [] : [read]).equals(checksumOf([EVENT]))).toBe(true);
  });

  it('of the time before hand-overs were recorded can still be read', async () => {
    const bytes = parquetWriteBuffer({
      columnData: [
        { name: 'shipment_id', type: 'UUID', data: [EVENT.shipment_id] },
        { name: 'code', type: 'STRING', data: ['DELIVERED'] },
      ],
    });
    const [read] = await decodeEvents(new Uint8Array(bytes));
    expect(read?.code).toBe('DELIVERED');
    expect(read?.handover ?? null).toBeNull();
  });
});
