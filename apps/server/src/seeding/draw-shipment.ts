import type { Scan } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import { randomToken } from '@waypost/domain/shards';
import { type JourneyStep, planJourney, seededRandom } from '@waypost/domain/simulation';
import type { TrackingEvent } from '@waypost/domain/tracking';
import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { makeOrders, type Order } from './orders.ts';
import { drawAddress, drawPerson, type Person } from './people.ts';
import { bookedAtOf, type SeedPlan } from './seed-plan.ts';
import { uuidAt } from './uuid-at.ts';

/** Where the scans came from: rows of `sources`. */
export type SeedSources = { hubs: number; drivers: number; desk: number };

export type SeededEvent = Omit<TrackingEvent, 'code'> &
  Pick<Scan, 'place' | 'proof' | 'collected'> & { code: Scan['code'] | 'CANCELLED' };

export type SeededShipment = {
  id: string;
  trackingNumber: string;
  receiptId: string;
  order: Order;
  /** When the order was priced; null when an earlier shipment shares its quote. */
  quotedAt: number | null;
  bookedAt: number;
  shipper: Person;
  recipient: Person;
  recipientAddress: string;
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

type Random = ReturnType<typeof seededRandom>;

const MINUTE_MS = 60_000;
const QUOTED_BEFORE_MS = 7 * MINUTE_MS;
const CANCELLED_SHARE = 0.02;

/** Draws any shipment of a plan from its number alone. */
export function createShipmentDraw(plan: SeedPlan, tariff: Tariff, sources: SeedSources) {
  const quotedAtOf = (index: number) => bookedAtOf(plan, index) - QUOTED_BEFORE_MS;
  const orders = makeOrders(plan, tariff, quotedAtOf);

  return (index: number): SeededShipment => {
    const order = orders[index % orders.length];
    if (order === undefined) throw new RangeError(`no order for shipment ${index}`);
    const random = seededRandom(plan.seed, index);
    const bookedAt = bookedAtOf(plan, index);
    const booked = {
      id: uuidAt(bookedAt, random),
      trackingNumber: makeTrackingNumber(order.shard, random.bytes(8)),
      receiptId: randomToken(order.shard, random.bytes(15)),
      order,
      quotedAt: index < orders.length ? quotedAtOf(index) : null,
      bookedAt,
      shipper: drawPerson(random),
      recipient: drawPerson(random),
      recipientAddress: drawAddress(random, order.to),
    };
    const events = random.chance(CANCELLED_SHARE)
      ? drawCancellation(bookedAt, sources, random)
      : drawScans(plan, order, bookedAt, sources, random);
    const { trackingNumber } = booked;
    return { ...booked, events, postings: drawPostings(trackingNumber, bookedAt, events, random) };
  };
}

function drawScans(
  plan: SeedPlan,
  order: Order,
  bookedAt: number,
  sources: SeedSources,
  random: Random,
): SeededEvent[] {
  const journey = planJourney(
    {
      route: order.route,
      service: order.service,
      pieceCount: order.pieceCount,
      bookedAt,
      ...(plan.scanCount !== null && { scanCount: plan.scanCount }),
    },
    random,
  );
  const lastHandover = journey.findLast(({ code }) => code === 'DELIVERED');
  const { totalCents, currency } = order.charges;

  const events: SeededEvent[] = [];
  for (const step of journey) {
    const recordedAt = step.at + 1_000 + random.below(MINUTE_MS);
    if (recordedAt > plan.until) continue;
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
      // paid at the door when the last piece is handed over
      ...(step === lastHandover && { collected: { cents: totalCents, currency } }),
    });
  }
  return events;
}

function isDriversScan({ code }: JourneyStep): boolean {
  return code === 'PICKED_UP' || code === 'OUT_FOR_DELIVERY' || code === 'DELIVERED';
}

/** By the desk, soon after booking. */
function drawCancellation(bookedAt: number, sources: SeedSources, random: Random): SeededEvent[] {
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
  trackingNumber: string,
  bookedAt: number,
  events: readonly SeededEvent[],
  random: Random,
): Posting[] {
  const posting = (
    effect: string,
    at: number,
    debit: Posting['debit'],
    credit: Posting['credit'],
  ): Posting => {
    const effectKey = `${effect}:seed:${trackingNumber}`;
    return { id: uuidAt(at, random), effectKey, at, debit, credit };
  };
  const postings = [posting('booking', bookedAt, 'receivable', 'revenue')];
  for (const { code, collected, recordedAt } of events) {
    if (code === 'CANCELLED') postings.push(posting('cancel', recordedAt, 'revenue', 'receivable'));
    if (collected !== undefined) {
      postings.push(posting('collect', recordedAt, 'cash_with_courier', 'receivable'));
    }
  }
  return postings;
}
