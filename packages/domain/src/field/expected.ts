import { CROCKFORD } from '../shards.ts';
import { type LaneKind, PIECE_FLAGS, type PieceFlag } from './sort-plan.ts';

/**
 * What a hub expects, as one file that a device searches offline. No personal value.
 *
 *   bytes 0-3   `WPX1`
 *   bytes 4-7   length of the header, big-endian
 *   header      JSON (ExpectedHeader) in ASCII, spaces at its end up to a multiple of four
 *   records     12 bytes each, sorted by their first 65 bits:
 *     65 bits   the 13 symbols of the number between `WP` and its check symbol
 *     10 bits   how many pieces it has
 *      5 bits   0
 *      8 bits   index of the lane in the header
 *      8 bits   flags, in the order of PIECE_FLAGS from the lowest bit
 */
const MAGIC = 0x57_50_58_31;
const PREAMBLE_BYTES = 8;
const RECORD_BYTES = 12;
const NUMBER = /^WP([0-9A-HJKMNP-TV-Z]{13})[0-9A-HJKMNP-TV-Z]$/;

export type ExpectedLane = {
  code: string;
  name: string;
  kind: LaneKind;
  /** The hub that it leads to; null if to none. Missing in tables of an older version. */
  toHubId?: string | null;
};

export type ExpectedHeader = {
  hub: string;
  /** Version of the sort plan; 0 for the automatic one. */
  plan: number;
  lanes: readonly ExpectedLane[];
  /** When it was read from the database. */
  at: string;
};

export type ExpectedShipment = {
  trackingNumber: string;
  pieceCount: number;
  /** Index in the header's lanes. */
  lane: number;
  flags: readonly PieceFlag[];
};

export type FoundShipment = { pieceCount: number; lane: ExpectedLane | null; flags: PieceFlag[] };

type Key = { high: number; low: number; last: number };

/** Undefined for anything but a live tracking number. Does not verify the check symbol; the caller has. */
function keyOf(trackingNumber: string): Key | undefined {
  const symbols = NUMBER.exec(trackingNumber)?.[1];
  if (symbols === undefined) return undefined;
  let high = 0;
  let low = 0;
  for (let place = 0; place < 6; place += 1) high = high * 32 + valueAt(symbols, place);
  const middle = valueAt(symbols, 6);
  low = middle & 0b111;
  for (let place = 7; place < 12; place += 1) low = low * 32 + valueAt(symbols, place);
  const end = valueAt(symbols, 12);
  return { high: high * 4 + (middle >> 3), low: low * 16 + (end >> 1), last: end & 1 };
}

function valueAt(symbols: string, place: number): number {
  return CROCKFORD.indexOf(symbols.charAt(place));
}

function compareKeys(a: Key, b: Key): number {
  return a.high - b.high || a.low - b.low || a.last - b.last;
}

export function writeExpected(
  header: ExpectedHeader,
  shipments: readonly ExpectedShipment[],
): Uint8Array<ArrayBuffer> {
  const text = asciiOf(header);
  const headerText = text + ' '.repeat((4 - (text.length % 4)) % 4);
  const records = shipments
    .map((shipment) => {
      const key = keyOf(shipment.trackingNumber);
      if (key === undefined) throw new RangeError('not a live tracking number');
      return { ...key, shipment };
    })
    .toSorted(compareKeys);
  const start = PREAMBLE_BYTES + headerText.length;
  const bytes = new Uint8Array(start + records.length * RECORD_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, headerText.length);
  for (let at = 0; at < headerText.length; at += 1) {
    bytes[PREAMBLE_BYTES + at] = headerText.charCodeAt(at);
  }
  for (const [index, { high, low, last, shipment }] of records.entries()) {
    const at = start + index * RECORD_BYTES;
    view.setUint32(at, high);
    view.setUint32(at + 4, low);
    view.setUint16(at + 8, (last << 15) | (shipment.pieceCount << 5));
    view.setUint8(at + 10, shipment.lane);
    view.setUint8(at + 11, bitsOf(shipment.flags));
  }
  return bytes;
}

/** Names in other scripts are escaped by JSON, so that one character is one byte. */
function asciiOf(header: ExpectedHeader): string {
  return JSON.stringify(header).replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function bitsOf(flags: readonly PieceFlag[]): number {
  return flags.reduce((bits, flag) => bits | (1 << PIECE_FLAGS.indexOf(flag)), 0);
}

/** The records alone, by which two tables are compared. */
export function recordsIn(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.subarray(PREAMBLE_BYTES + view.getUint32(4));
}

export type ExpectedTable = {
  header: ExpectedHeader;
  count: number;
  /** By the tracking number of a shipment, as `readReference` gives it; null for one that is not expected. */
  find(trackingNumber: string): FoundShipment | null;
};

/** Throws for bytes that are not such a file, or not all of it. */
export function readExpectedTable(bytes: Uint8Array): ExpectedTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREAMBLE_BYTES || view.getUint32(0) !== MAGIC) {
    throw new TypeError('not a table of expected pieces');
  }
  const start = PREAMBLE_BYTES + view.getUint32(4);
  const length = bytes.length - start;
  if (length < 0 || length % RECORD_BYTES !== 0) throw new TypeError('the table is cut off');
  const text = Array.from(bytes.subarray(PREAMBLE_BYTES, start), (byte) =>
    String.fromCharCode(byte),
  );
  const header = JSON.parse(text.join('')) as ExpectedHeader;
  const count = length / RECORD_BYTES;

  const keyAt = (index: number): Key => {
    const at = start + index * RECORD_BYTES;
    return {
      high: view.getUint32(at),
      low: view.getUint32(at + 4),
      last: view.getUint8(at + 8) >> 7,
    };
  };
  const found = (index: number): FoundShipment => {
    const at = start + index * RECORD_BYTES;
    const bits = view.getUint8(at + 11);
    return {
      pieceCount: (view.getUint16(at + 8) >> 5) & 0x3ff,
      lane: header.lanes[view.getUint8(at + 10)] ?? null,
      flags: PIECE_FLAGS.filter((_flag, place) => (bits >> place) & 1),
    };
  };
  return {
    header,
    count,
    find(trackingNumber) {
      const wanted = keyOf(trackingNumber);
      if (wanted === undefined) return null;
      let low = 0;
      let high = count - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const order = compareKeys(keyAt(middle), wanted);
        if (order === 0) return found(middle);
        if (order < 0) low = middle + 1;
        else high = middle - 1;
      }
      return null;
    },
  };
}
