import { hasValidCheckSymbol, checkSymbol } from '../check-symbol.ts';
import { base32, shardOfSymbol, shardSymbol } from '../shards.ts';

/**
 * A tracking number is `WP`, or `WT` in test mode, one shard symbol, twelve random symbols (60 bits) and one check
 * symbol over the fifteen before it. A piece number is the tracking number and three digits.
 */
const PREFIX = { live: 'WP', test: 'WT' };
const RANDOM_SYMBOLS = 12;
const RANDOM_BYTES = 8;
const SHIPMENT_LENGTH = 16;

// U is not a Crockford symbol, but a U in one of our numbers is a typing error, not an alias.
const OUR_SHAPE = /^W[PT][0-9A-Z]{14}([0-9]{3})?$/;
const SYMBOLS_ONLY = /^[0-9A-HJKMNP-TV-Z]+$/;
/** In the format of labels: no clean-up needed. */
const PRINTED = /^W[PT][0-9A-HJKMNP-TV-Z]{14}$/;

const MIN_REFERENCE_LENGTH = 6;
const MIN_PUBLIC_ALIAS_LENGTH = 12;

export const MAX_PIECES = 999;

export type Reference =
  | { kind: 'shipment'; ref: string }
  | { kind: 'piece'; ref: string; trackingNumber: string; pieceNo: number }
  | { kind: 'mistyped' }
  | { kind: 'alias'; ref: string }
  | { kind: 'too_short' };

export function makeTrackingNumber(
  shard: number,
  randomBytes: Uint8Array,
  mode: keyof typeof PREFIX = 'live',
): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a tracking number needs ${RANDOM_BYTES} random bytes`);
  }
  const body = PREFIX[mode] + shardSymbol(shard) + base32(randomBytes, RANDOM_SYMBOLS);
  return body + checkSymbol(body);
}

export function makePieceNumber(trackingNumber: string, pieceNo: number): string {
  if (!Number.isInteger(pieceNo) || pieceNo < 1 || pieceNo > MAX_PIECES) {
    throw new RangeError(`no such piece number: ${pieceNo}`);
  }
  return trackingNumber + String(pieceNo).padStart(3, '0');
}

/** Reads what a person typed, pasted or scanned. Only `alias` and valid numbers may cause a look-up. */
export function readReference(text: string): Reference {
  if (PRINTED.test(text)) {
    return hasValidCheckSymbol(text) ? { kind: 'shipment', ref: text } : { kind: 'mistyped' };
  }
  // NFKC turns the full-width letters of Japanese and Chinese keyboards into ASCII. No reference has
  // control characters or half a surrogate pair, which databases refuse.
  const typed = text
    .normalize('NFKC')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .toUpperCase();
  if (typed.length < MIN_REFERENCE_LENGTH) return { kind: 'too_short' };

  // Cf are invisible marks that are copied along from a right-to-left page.
  const symbols = typed
    .replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (!OUR_SHAPE.test(symbols)) return { kind: 'alias', ref: typed };

  const trackingNumber = symbols.slice(0, SHIPMENT_LENGTH);
  if (!SYMBOLS_ONLY.test(trackingNumber) || !hasValidCheckSymbol(trackingNumber))
    return { kind: 'mistyped' };
  if (symbols.length === SHIPMENT_LENGTH) return { kind: 'shipment', ref: trackingNumber };

  const pieceNo = Number(symbols.slice(SHIPMENT_LENGTH));
  return pieceNo === 0
    ? { kind: 'mistyped' }
    : { kind: 'piece', ref: symbols, trackingNumber, pieceNo };
}

/** Short aliases can be guessed, so they are not public. */
export function aliasIsPublic(ref: string): boolean {
  return ref.length >= MIN_PUBLIC_ALIAS_LENGTH;
}

/** The shard of one of our own tracking or piece numbers; null for anything else. */
export function shardOfTrackingNumber(ref: string): number | null {
  return OUR_SHAPE.test(ref) ? shardOfSymbol(ref.charAt(PREFIX.live.length)) : null;
}

/** The shard in which a reference waits for its shipment: one by an alias waits in shard 0. */
export function shardOfReference(ref: string): number {
  return shardOfTrackingNumber(ref) ?? 0;
}

/** Whether it is a number of test mode: no parcel has it. */
export function isTestNumber(ref: string): boolean {
  return ref.startsWith(PREFIX.test) && OUR_SHAPE.test(ref);
}

/** Whether what somebody typed is a number of test mode. */
export function asksForTest(text: string): boolean {
  const reference = readReference(text);
  return 'ref' in reference && isTestNumber(reference.ref);
}

/** Groups of four for reading aloud; an alias stays as its owner wrote it. */
export function formatTrackingNumber(ref: string): string {
  return OUR_SHAPE.test(ref) ? ref.replaceAll(/.{4}(?=.)/g, '$& ') : ref;
}
