import type { Scan } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import { randomToken } from '@waypost/domain/shards';
import {
  drawPerson,
  drawStreetAddress,
  type JourneyStep,
  type Person,
  planJourney,
  seededRandom,
  type SeededRandom,
  type StreetAddress,
  uuidAt,
} from '@waypost/domain/simulation';
import type { TrackingEvent } from '@waypost/domain/tracking';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { collectedByScanKey } from '../features/staff/collections/index.ts';
import { type PricedOrder, priceOrders } from './orders.ts';
import { bookedAtOf, scanCountOf, type SeedPlan } from './seed-plan.ts';

/** The sources of the scans: rows of `sources`. */
export type SeedSources = { hubs: number; drivers: number; desk: number };

export type SeededEvent = Omit<TrackingEvent, 'code'> &
  Pick<Scan, 'place' | 'proof' | 'collected'> & { code: Scan['code'] | 'CANCELLED' };

export type SeededShipment = {
  id: string;
  trackingNumber: string;
  receiptId: string;
  /** Null for a guest's. */
  customerId: string | null;
  order: PricedOrder;
  /** When the order was priced; null when an earlier shipment shares its quote. */
  quotedAt: number | null;
  bookedAt: number;
  shipper: Person;
  recipient: Person;
  recipientAddress: StreetAddress;
  events: SeededEvent[];
  postings: Posting[];
};

/** One balanced transaction of the ledger over the whole price. */
export type Posting = {
  id: string;
  effectKey: string;
  at: number;
  debit: 'receivable' | 'cash_with_courier' | 'revenue';
  credit: 'receivable' | 'revenue';
};

const MINUTE_MS = 60_000;
const QUOTED_BEFORE_MS = 7 * MINUTE_MS;
const CANCELLED_SHARE = 0.02;
const HOUR_MS = 60 * MINUTE_MS;
/** Since when it stands in the hub. */
const STANDING_HOURS = 3;

/** Draws any shipment of a plan from its number alone. */
export function createShipmentDraw(plan: SeedPlan, tariff: Tariff, sources: SeedSources) {
  const quotedAtOf = (index: number) => bookedAtOf(plan, index) - QUOTED_BEFORE_MS;
  const orders = priceOrders(plan, tariff, quotedAtOf);

  return (index: number): SeededShipment => {
    const order = orders[index % orders.length];
    if (order === undefined) throw new RangeError(`no order for shipment ${index}`);
    const random = seededRandom(plan.seed, index);
    const bookedAt = bookedAtOf(plan, index);
    const booked = {
      id: uuidAt(bookedAt, random),
      trackingNumber: makeTrackingNumber(order.shard, random.bytes(8)),
      receiptId: randomToken(order.shard, random.bytes(15)),
      customerId: plan.account?.customerId ?? null,
      order,
      quotedAt: index < orders.length ? quotedAtOf(index) : null,
      bookedAt,
      shipper: plan.account?.person ?? drawPerson(random),
      recipient: drawPerson(random),
      recipientAddress: drawStreetAddress(random, order.to),
    };
    const journey = { order, bookedAt, scanCount: scanCountOf(plan, index), until: plan.until };
    const isStanding = plan.standingIn !== undefined;
    const events =
      !isStanding && random.chance(CANCELLED_SHARE)
        ? drawCancellation(bookedAt, sources, random)
        : drawScans({ ...journey, isStanding }, sources, random);
    return { ...booked, events, postings: drawPostings(booked, events, random) };
  };
}

function drawScans(
  booked: {
    order: PricedOrder;
    bookedAt: number;
    scanCount: number | null;
    until: number;
    isStanding: boolean;
  },
  sources: SeedSources,
  random: SeededRandom,
): SeededEvent[] {
  const { order, bookedAt, scanCount } = booked;
  const planned = planJourney(
    {
      route: order.route,
      service: order.service,
      pieceCount: order.pieceCount,
      bookedAt,
      ...(scanCount !== null && { scanCount }),
    },
    random,
  );
  const journey = booked.isStanding ? endInHub(planned, booked) : planned;
  const lastHandover = journey.findLast(({ code }) => code === 'DELIVERED');
  const { totalCents, currency } = order.charges;

  const events: SeededEvent[] = [];
  for (const step of journey) {
    const recordedAt = step.at + 1_000 + random.below(MINUTE_MS);
    if (recordedAt > booked.until) continue;
    events.push({
      sourceId: isDriversScan(step) ? sources.drivers : sources.hubs,
      scanId: uuidAt(step.at, random),
      pieceNo: step.pieceNo,
      code: step.code,
      occurredAt: step.at,
      recordedAt,
      place: { city: step.place.city, country: step.place.country },
      ...(step.reason !== undefined && { reason: step.reason }),
      ...(step.code === 'DELIVERED' && { proof: { signedBy: drawPerson(random).name } }),
      // paid on delivery when the last piece is handed over
      ...(step === lastHandover && { collected: { cents: totalCents, currency } }),
    });
  }
  return events;
}

/** Slower or faster than planned, so that it came to the hub some hours before the end of the data. */
function endInHub(
  planned: readonly JourneyStep[],
  { order, bookedAt, until }: { order: PricedOrder; bookedAt: number; until: number },
): JourneyStep[] {
  const goesOut = planned.findIndex(({ code }) => code === 'OUT_FOR_DELIVERY');
  const steps = (goesOut === -1 ? planned : planned.slice(0, goesOut)).filter(
    ({ code }) => code !== 'EXCEPTION' && code !== 'HELD',
  );
  const last = steps.at(-1);
  if (last?.place !== order.to) {
    const at = (last?.at ?? bookedAt) + HOUR_MS;
    steps.push({ code: 'ARRIVED', at, place: order.to, pieceNo: 0 });
  }
  const took = (steps.at(-1)?.at ?? bookedAt) - bookedAt;
  const pace = (until - STANDING_HOURS * HOUR_MS - bookedAt) / took;
  return steps.map((step) => ({
    ...step,
    at: bookedAt + Math.round((step.at - bookedAt) * pace),
  }));
}

function isDriversScan({ code }: JourneyStep): boolean {
  return code === 'PICKED_UP' || code === 'OUT_FOR_DELIVERY' || code === 'DELIVERED';
}

/** By staff, soon after booking. */
function drawCancellation(
  bookedAt: number,
  sources: SeedSources,
  random: SeededRandom,
): SeededEvent[] {
  const at = bookedAt + MINUTE_MS + random.below(8 * MINUTE_MS);
  return [
    {
      sourceId: sources.desk,
      scanId: uuidAt(at, random),
      pieceNo: 0,
      code: 'CANCELLED',
      occurredAt: at,
      recordedAt: at,
    },
  ];
}

function drawPostings(
  { id, trackingNumber, bookedAt }: { id: string; trackingNumber: string; bookedAt: number },
  events: readonly SeededEvent[],
  random: SeededRandom,
): Posting[] {
  const posting = (
    effectKey: string,
    at: number,
    debit: Posting['debit'],
    credit: Posting['credit'],
  ): Posting => ({ id: uuidAt(at, random), effectKey, at, debit, credit });
  const postings = [posting(`booking:seed:${trackingNumber}`, bookedAt, 'receivable', 'revenue')];
  for (const event of events) {
    const { code, collected, recordedAt } = event;
    if (code === 'CANCELLED') {
      const effectKey = `cancel:seed:${trackingNumber}`;
      postings.push(posting(effectKey, recordedAt, 'revenue', 'receivable'));
    }
    if (collected !== undefined) {
      const effectKey = collectedByScanKey(id, event);
      postings.push(posting(effectKey, recordedAt, 'cash_with_courier', 'receivable'));
    }
  }
  return postings;
}
