import type { Day } from '@waypost/domain/delivery-dates';
import type { EtaCause, Status } from '@waypost/domain/tracking';
import { NIL } from 'uuid';

/** Stands for no hub where a key needs an id. */
export const NO_HUB = NIL;

export type Phase = 'coming' | 'arrived' | 'out' | 'stopped';

export type LiveShipment = {
  shipmentId: string;
  shard: number;
  service: string;
  status: Status;
  lane: string;
  phase: Phase;
  hubId: string | null;
  /** The hub that collects it. */
  originHubId: string | null;
  dueOn: Day | null;
  promisedOn: Day | null;
  movedBy: EtaCause | null;
  pieces: number;
  weightGrams: number;
};

export type StoredStay = {
  shipmentId: string;
  shard: number;
  hubId: string;
  since: string;
  sinceOn: Day;
  pieces: number;
  weightGrams: number;
};

export type Counted = { live: readonly LiveShipment[]; stays: readonly StoredStay[] };

export type LiveSum = {
  kind: 'due' | 'coming' | 'promised' | 'standing';
  day: Day;
  hubId: string;
  detail: string;
  shipments: number;
  pieces: number;
  weightGrams: number;
};

/** What has to be added to the sums when `before` becomes `after`. */
export function differenceOf(before: Counted, after: Counted): LiveSum[] {
  const sums = new Map<string, LiveSum>();
  const add = (sign: 1 | -1) => (each: LiveSum) => {
    const { kind, day, hubId, detail } = each;
    const key = [kind, day, hubId, detail].join(' ');
    const sum = sums.get(key) ?? { ...each, shipments: 0, pieces: 0, weightGrams: 0 };
    sum.shipments += sign * each.shipments;
    sum.pieces += sign * each.pieces;
    sum.weightGrams += sign * each.weightGrams;
    sums.set(key, sum);
  };
  sumsOf(before).forEach(add(-1));
  sumsOf(after).forEach(add(1));
  return [...sums.values()].filter(({ shipments, pieces, weightGrams }) => {
    return shipments !== 0 || pieces !== 0 || weightGrams !== 0;
  });
}

function sumsOf({ live, stays }: Counted): LiveSum[] {
  return [
    ...live.flatMap(sumsOfShipment),
    ...stays.map(({ hubId, sinceOn, pieces, weightGrams }): LiveSum => {
      return {
        kind: 'standing',
        day: sinceOn,
        hubId,
        detail: '',
        shipments: 1,
        pieces,
        weightGrams,
      };
    }),
  ];
}

function sumsOfShipment(shipment: LiveShipment): LiveSum[] {
  const { phase, lane, dueOn, promisedOn, movedBy, pieces, weightGrams } = shipment;
  if (phase === 'stopped') return [];
  const measures = { hubId: shipment.hubId ?? NO_HUB, shipments: 1, pieces, weightGrams };
  const sums: LiveSum[] = [];
  if (dueOn !== null) sums.push({ kind: 'due', day: dueOn, detail: phase, ...measures });
  if (dueOn !== null && phase === 'coming') {
    sums.push({ kind: 'coming', day: dueOn, detail: lane, ...measures });
  }
  if (promisedOn !== null) {
    sums.push({ kind: 'promised', day: promisedOn, detail: movedBy ?? '', ...measures });
  }
  return sums;
}
