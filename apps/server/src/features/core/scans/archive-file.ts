import { createHash } from 'node:crypto';
import { type AsyncBuffer, type FileMetaData, parquetReadObjects } from 'hyparquet';
import { type BasicType, parquetWriteBuffer } from 'hyparquet-writer';

/** Every column of an event, exactly: times in microseconds. Nothing personal is among them. */
export type ArchivedEvent = {
  shipment_id: string;
  scan_id: string;
  occurred_at_us: bigint;
  recorded_at_us: bigint;
  content_hash: bigint;
  source_id: number;
  code: string;
  visibility: string;
  shard: number;
  piece_no: number;
  country: string | null;
  city: string | null;
  reason: string | null;
  set_status: string | null;
  voids_source_id: number | null;
  voids_scan_id: string | null;
  earliest_on: string | null;
  latest_on: string | null;
  note_is_public: boolean | null;
  /** Since November 2026; older files have neither. */
  handover?: string | null;
  detail?: string | null;
};

const COLUMNS: { [Name in keyof Required<ArchivedEvent>]: BasicType } = {
  shipment_id: 'UUID',
  scan_id: 'UUID',
  occurred_at_us: 'INT64',
  recorded_at_us: 'INT64',
  content_hash: 'INT64',
  source_id: 'INT32',
  code: 'STRING',
  visibility: 'STRING',
  shard: 'INT32',
  piece_no: 'INT32',
  country: 'STRING',
  city: 'STRING',
  reason: 'STRING',
  set_status: 'STRING',
  voids_source_id: 'INT32',
  voids_scan_id: 'UUID',
  earliest_on: 'STRING',
  latest_on: 'STRING',
  note_is_public: 'BOOLEAN',
  handover: 'STRING',
  detail: 'STRING',
};
const NAMES = Object.keys(COLUMNS) as (keyof ArchivedEvent)[];

/** A Parquet file with one row group for each group, which a reader fetches alone. */
export function encodeEvents(groups: readonly (readonly ArchivedEvent[])[]): Uint8Array {
  const events = groups.flat();
  const file = parquetWriteBuffer({
    columnData: NAMES.map((name) => ({
      name,
      type: COLUMNS[name],
      data: events.map((event) => event[name]),
    })),
    rowGroupSize: groups.map((group) => group.length),
  });
  return new Uint8Array(file);
}

export async function decodeEvents(bytes: Uint8Array): Promise<ArchivedEvent[]> {
  return read(bufferOf(bytes));
}

/** Of a file whose groups hold whole shipments: only the group of this shipment is fetched. */
export async function decodeEventsOf(
  file: AsyncBuffer,
  metadata: FileMetaData,
  shipmentId: string,
): Promise<ArchivedEvent[]> {
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    const { min_value: first, max_value: last } = group.columns[0]?.meta_data?.statistics ?? {};
    if (typeof first !== 'string' || typeof last !== 'string') {
      throw new Error('a file of the archive has a row group without bounds');
    }
    if (first <= shipmentId && shipmentId <= last) {
      const rows = await read(file, { metadata, rowStart, rowEnd });
      return rows.filter((row) => row.shipment_id === shipmentId);
    }
    rowStart = rowEnd;
  }
  return [];
}

async function read(
  file: AsyncBuffer,
  options: { metadata?: FileMetaData; rowStart?: number; rowEnd?: number } = {},
): Promise<ArchivedEvent[]> {
  // whatever columns it has: older files have fewer, and naming one that is missing is refused
  const rows = await parquetReadObjects({ file, ...options });
  // the file was written by encodeEvents, and was compared when it was stored
  return rows.map((row) => ({ ...row })) as ArchivedEvent[];
}

function bufferOf(bytes: Uint8Array): AsyncBuffer {
  const buffer = Uint8Array.from(bytes).buffer;
  return { byteLength: buffer.byteLength, slice: (start, end) => buffer.slice(start, end) };
}

/** Of every value of every row, in order. */
export function checksumOf(events: readonly ArchivedEvent[]): Buffer {
  const hash = createHash('sha256');
  for (const event of events) {
    hash.update(
      `${NAMES.map((name) => JSON.stringify(event[name] ?? null, bigintAsText)).join()}\n`,
    );
  }
  return hash.digest();
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value;
}
