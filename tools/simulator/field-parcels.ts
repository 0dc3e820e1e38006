import type { Scan } from '@waypost/contract/client';
import { readReference } from '@waypost/domain/tracking-number';
import type { SimulatedField } from './field/open-field.ts';
import { noteFieldScan, type Parcel } from './parcel.ts';

/** In real time: live shipments are counted once a minute, and a courier may be on a round. */
const FORGOTTEN_MS = 10 * 60_000;
/** The same by the clock of the simulation. */
const FORGOTTEN_DAY_MS = 24 * 3_600_000;

/** Parcels that lie in the hub or in a van of the field. */
export function keepFieldParcels(field: SimulatedField | null, speed: number) {
  const patienceMs = Math.max(FORGOTTEN_MS, FORGOTTEN_DAY_MS / speed);
  const kept = new Map<string, { parcel: Parcel; since: number; isUnloaded: boolean }>();
  const take = (numbers: readonly string[]): Parcel[] =>
    numbers.flatMap((number) => {
      const parcel = kept.get(number)?.parcel;
      kept.delete(number);
      return parcel ?? [];
    });

  return {
    size: () => kept.size,
    add(parcel: Parcel): void {
      kept.set(parcel.trackingNumber, { parcel, since: Date.now(), isUnloaded: false });
    },
    /** Those that have come to the hub by now. */
    unload(now: number): void {
      for (const [number, at] of kept) {
        if (at.isUnloaded || (at.parcel.lastMile[0]?.at ?? 0) > now) continue;
        at.isUnloaded = true;
        field?.receive(number);
      }
    },
    /** Of another shipment than ours nothing is noted. */
    note(scan: Scan): void {
      const read = readReference(scan.ref);
      const found = read.kind === 'piece' ? kept.get(read.trackingNumber) : undefined;
      if (found === undefined) return;
      noteFieldScan(found.parcel, scan);
      found.since = Date.now();
    },
    takeDelivered: () =>
      take([...kept].flatMap(([number, { parcel }]) => (isDelivered(parcel) ? [number] : []))),
    /** Nobody came for them: they go on as they would without couriers. */
    takeForgotten(now: number): Parcel[] {
      const deadline = Date.now() - patienceMs;
      const forgotten = [...kept].filter(([, { since }]) => since < deadline);
      return take(forgotten.map(([number]) => number)).map((parcel) => {
        const wasUnloaded = parcel.scans.at(-1)?.code === 'ARRIVED';
        const rest = parcel.lastMile.filter(({ code }) => !wasUnloaded || code !== 'ARRIVED');
        const lateBy = now - (rest[0]?.at ?? now);
        const late = rest.map((step) => ({ ...step, at: step.at + lateBy }));
        parcel.steps = [...parcel.steps.slice(0, parcel.scans.length), ...late];
        parcel.lastMile = [];
        return parcel;
      });
    },
    takeAll: () => take([...kept.keys()]),
  };
}

function isDelivered({ scans }: Parcel): boolean {
  return scans.at(-1)?.code === 'DELIVERED';
}
