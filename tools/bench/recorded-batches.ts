import { readFileSync } from 'node:fs';

/** As pg takes it. */
interface RecordedStatement {
  text: string;
  name?: string;
  values?: unknown[];
}

/** The statements of one transaction, from BEGIN to COMMIT. */
export type RecordedBatch = RecordedStatement[];

interface Base64 {
  base64: string;
}

/** On one line. Buffers, which pg sends as binary parameters, stay what they are. */
export function encodeBatch(batch: RecordedBatch): string {
  return JSON.stringify(
    batch.map(({ values, ...statement }) => ({
      ...statement,
      ...(values && {
        values: values.map((value) =>
          Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value,
        ),
      }),
    })),
  );
}

export function readBatches(file: string): RecordedBatch[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) =>
    (JSON.parse(line) as RecordedBatch).map(({ values, ...statement }) => ({
      ...statement,
      ...(values && { values: values.map(decode) }),
    })),
  );
}

function decode(value: unknown): unknown {
  const { base64 } = (value ?? {}) as Partial<Base64>;
  return base64 === undefined ? value : Buffer.from(base64, 'base64');
}

const READS_HISTORIES = 'read_events_for_fold';
/** Where an array in the binary format has its length; see binary-arrays.ts of the server. */
const LENGTH_AT = 12;

/** Shipments whose events the batches read. */
export function countHistoriesRead(batches: readonly RecordedBatch[]): number {
  return batches
    .flat()
    .filter(({ name }) => name === READS_HISTORIES)
    .reduce((sum, { values = [] }) => sum + (values[0] as Buffer).readInt32BE(LENGTH_AT), 0);
}
