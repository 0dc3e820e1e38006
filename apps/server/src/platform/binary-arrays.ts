/**
 * Arrays in PostgreSQL's binary format (array_send): pg binds a Buffer as a binary parameter. A
 * batch of 500 scans has a dozen arrays; as text each element is quoted here and parsed there.
 */

const OID = { bool: 16, int8: 20, int2: 21, int4: 23, text: 25, timestamptz: 1184, uuid: 2950 };
const HEADER_BYTES = 20;
const NULL_LENGTH = -1;

/** Milliseconds from the Unix epoch to PostgreSQL's, 2000-01-01. */
const POSTGRES_EPOCH_MS = 946_684_800_000;

function header(bytes: number, oid: number, count: number): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + bytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(0, 4);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
  return buffer;
}

function fixed<T>(
  values: readonly T[],
  oid: number,
  size: number,
  write: (buffer: Buffer, value: T, at: number) => void,
): Buffer {
  const buffer = header(values.length * (4 + size), oid, values.length);
  let at = HEADER_BYTES;
  for (const value of values) {
    buffer.writeInt32BE(size, at);
    write(buffer, value, at + 4);
    at += 4 + size;
  }
  return buffer;
}

export function boolArray(values: readonly boolean[]): Buffer {
  return fixed(values, OID.bool, 1, (buffer, value, at) => buffer.writeInt8(value ? 1 : 0, at));
}

export function int2Array(values: readonly number[]): Buffer {
  return fixed(values, OID.int2, 2, (buffer, value, at) => buffer.writeInt16BE(value, at));
}

export function int4Array(values: readonly number[]): Buffer {
  return fixed(values, OID.int4, 4, (buffer, value, at) => buffer.writeInt32BE(value, at));
}

export function int8Array(values: readonly (bigint | number)[]): Buffer {
  return fixed(values, OID.int8, 8, (buffer, value, at) =>
    buffer.writeBigInt64BE(BigInt(value), at),
  );
}

export function timestampArray(epochMs: readonly number[]): Buffer {
  return fixed(epochMs, OID.timestamptz, 8, (buffer, value, at) =>
    buffer.writeBigInt64BE(BigInt(value - POSTGRES_EPOCH_MS) * 1000n, at),
  );
}

export function uuidArray(values: readonly string[]): Buffer {
  return fixed(values, OID.uuid, 16, (buffer, value, at) =>
    buffer.write(value.replaceAll('-', ''), at, 16, 'hex'),
  );
}

export function textArray(values: readonly (string | null)[]): Buffer {
  let bytes = 0;
  for (const value of values) bytes += 4 + (value === null ? 0 : Buffer.byteLength(value));
  const buffer = header(bytes, OID.text, values.length);
  if (values.includes(null)) buffer.writeInt32BE(1, 4);
  let at = HEADER_BYTES;
  for (const value of values) {
    const length = value === null ? NULL_LENGTH : buffer.write(value, at + 4);
    buffer.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  return buffer;
}
