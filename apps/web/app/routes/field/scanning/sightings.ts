import type { ReadCode } from './decode-worker.ts';
import { type LabelCode, readLabelCode } from './label-code.ts';

export type Sighting = { code: LabelCode; text: string };

/** A label that reappears after this time was shown again on purpose. */
const AWAY_MS = 1_500;
/** After this time, a label whose piece code cannot be read counts by its QR code. */
const PATIENCE_MS = 500;

/**
 * Reports each label once, however many frames show it. The three codes of a label count as one, by the code that
 * names the piece. Bar codes count when two frames in a row agree.
 */
export function createSightings() {
  const seenAt = new Map<string, number>();
  /** By shipment: since when only its QR code has been seen. */
  const waitingSince = new Map<string, number>();
  /** The bar codes in the last frame that was searched for them. */
  let barsBefore: ReadonlySet<string> = new Set();

  function believe(codes: readonly ReadCode[], withLinear: boolean): string[] {
    const sure = new Set(codes.filter(({ isLinear }) => !isLinear).map(({ text }) => text));
    const believed = codes
      .map(({ text }) => text)
      .filter((text) => sure.has(text) || barsBefore.has(text));
    if (withLinear) {
      barsBefore = new Set(codes.filter(({ isLinear }) => isLinear).map(({ text }) => text));
    }
    return [...new Set(believed)];
  }

  function isNew(key: string, now: number): boolean {
    const before = seenAt.get(key);
    seenAt.set(key, now);
    return before === undefined || now - before > AWAY_MS;
  }

  return function see(codes: readonly ReadCode[], now: number, withLinear: boolean): Sighting[] {
    const texts = believe(codes, withLinear);
    for (const [key, at] of seenAt) if (now - at > AWAY_MS) seenAt.delete(key);
    const sightings = texts.map((text) => ({ text, code: readLabelCode(text) }));
    const found: Sighting[] = [];
    for (const sighting of sightings) {
      const { code, text } = sighting;
      if (code.kind === 'shipment') continue;
      const key = code.kind === 'piece' ? `${code.trackingNumber} ${code.pieceNo}` : text;
      if (isNew(key, now)) found.push(sighting);
      if (code.kind === 'piece') {
        waitingSince.delete(code.trackingNumber);
        seenAt.set(code.trackingNumber, now);
      }
    }
    for (const sighting of sightings) {
      const { code } = sighting;
      if (code.kind !== 'shipment') continue;
      const { trackingNumber } = code;
      if (seenAt.has(trackingNumber)) {
        seenAt.set(trackingNumber, now);
        continue;
      }
      const since = waitingSince.get(trackingNumber) ?? now;
      waitingSince.set(trackingNumber, since);
      if (now - since < PATIENCE_MS) continue;
      waitingSince.delete(trackingNumber);
      seenAt.set(trackingNumber, now);
      found.push(sighting);
    }
    return found;
  };
}
