import type { MajorCity } from '@waypost/domain/major-cities';
import type { Person } from '@waypost/domain/simulation';

/** What to generate. The same plan gives the same rows, whatever order its parts are loaded in. */
export type SeedPlan = {
  seed: number;
  shipments: number;
  /** Events a shipment has on average, at the least; null lets its route decide. */
  eventsEach: number | null;
  /** The end of the data. Epoch milliseconds. */
  until: number;
  /** How long before its end the data begins. */
  spanDays: number;
  /** 1 spreads bookings evenly over the time; more puts them nearer to its end. */
  recency: number;
  /** How many different orders there are; shipments beyond repeat them and share their quote. */
  orders: number;
  /** Charge lines, ledger, signatures and collected cash. */
  withMoney: boolean;
  /** Books all of it; otherwise everything is booked by guests. */
  account?: SeededAccount;
  /** All of it has arrived in this city and waits for its round. */
  standingIn?: MajorCity;
};

export type SeededAccount = {
  customerId: string;
  shard: number;
  person: Person;
  /** Where its shipments start. */
  from: MajorCity;
};

const DEMONSTRATION_SHIPMENTS = 600;
const SPAN_DAYS = 90;
const YEAR_SHIPMENTS = 180;
const YEAR_DAYS = 365;
/** Sharing quotes saves a million shipments a gigabyte of prices. */
const SHARED_ORDERS = 2_000;

/** Small, and mostly of the last days, so that every status occurs. */
export function demonstrationPlan(seed: number, until: number): SeedPlan {
  return {
    seed,
    shipments: DEMONSTRATION_SHIPMENTS,
    eventsEach: null,
    until,
    spanDays: SPAN_DAYS,
    recency: 2,
    orders: DEMONSTRATION_SHIPMENTS,
    withMoney: true,
  };
}

/** A year of a business that grows: half of it in the last three months. */
export function yearPlan(account: SeededAccount, until: number): SeedPlan {
  return {
    seed: YEAR_SEED,
    shipments: YEAR_SHIPMENTS,
    eventsEach: null,
    until,
    spanDays: YEAR_DAYS,
    recency: 2,
    orders: YEAR_SHIPMENTS,
    withMoney: true,
    account,
  };
}

/** What couriers of a city have before them in the morning. */
export function standingPlan(standingIn: MajorCity, until: number): SeedPlan {
  return {
    seed: STANDING_SEED,
    shipments: STANDING_SHIPMENTS,
    eventsEach: null,
    until,
    spanDays: STANDING_DAYS,
    recency: 1,
    orders: STANDING_SHIPMENTS,
    withMoney: true,
    standingIn,
  };
}

const STANDING_SHIPMENTS = 60;
const STANDING_DAYS = 6;
const STANDING_SEED = 2 ** 31 - 2;

/** Apart from every seed of the command line. */
const YEAR_SEED = 2 ** 31 - 1;

/** Keeps bulk data apart from the demonstration that has the same number. */
const BULK_SEEDS = 2 ** 31;

/** As much as requested, spread evenly, for load tests. */
export function bulkPlan(
  number: number,
  until: number,
  wanted: Pick<SeedPlan, 'shipments' | 'eventsEach' | 'withMoney'> & { spanDays?: number },
): SeedPlan {
  return {
    seed: BULK_SEEDS + number,
    until,
    spanDays: SPAN_DAYS,
    recency: 1,
    orders: Math.min(wanted.shipments, SHARED_ORDERS),
    ...wanted,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A booking must be before the end. */
const YOUNGEST_MS = 10 * 60 * 1000;

/** Later for each shipment, so that ids, which start with the time, are loaded in order. */
export function bookedAtOf(plan: SeedPlan, index: number): number {
  const share = (1 - index / plan.shipments) ** plan.recency;
  // what has arrived was booked a day ago at the latest
  const youngestMs = plan.standingIn === undefined ? YOUNGEST_MS : DAY_MS;
  return plan.until - youngestMs - Math.round(share * plan.spanDays * DAY_MS);
}

/**
 * Every other journey has some more, to make up for those that were cancelled or are still in transit.
 */
export function scanCountOf({ eventsEach }: SeedPlan, index: number): number | null {
  if (eventsEach === null) return null;
  return index % 2 === 0 ? eventsEach : Math.ceil(eventsEach * 1.1);
}
