import { type CashClaim, judgeCollected, type PostedClaim } from '@waypost/domain/cash-collected';
import { type HeldCash, judgeCount } from '@waypost/domain/cash-count';
import type { SeededRandom } from '@waypost/domain/simulation';
import {
  add,
  type BareCount,
  type BareScan,
  type BareShipment,
  differencesOf,
  recountCash,
  type Sums,
} from './recount-cash.ts';

const HOLDERS = ['person:a', 'person:b'] as const;
const CURRENCIES = ['EUR', 'EUR', 'EUR', 'CHF'] as const;
const HUB = 'hub:h';

/** In the ledger of a day; `held` is what the server keeps as courier_cash. */
interface Day {
  random: SeededRandom;
  tick: number;
  shipments: BareShipment[];
  scans: (BareScan & { key: string; isKnown: boolean })[];
  counts: BareCount[];
  posted: Map<string, PostedClaim & { holder: string }>;
  ledger: Sums;
  held: Sums;
}

/** One day by the pure rules, against a recount. Scans, voids, jobs and counts come in any order. */
export function compareDay(random: SeededRandom): string[] {
  const day = openDay(random);
  const faults: string[] = [];
  for (let left = 10 + random.below(40); left > 0; left -= 1) {
    day.tick += 1;
    const kind = random.below(10);
    if (kind < 5) scan(day);
    else if (kind < 6) voidSome(day);
    else if (kind < 9) judge(day, random.below(day.shipments.length));
    else faults.push(...count(day));
  }
  day.tick += 1;
  for (const at of day.shipments.keys()) judge(day, at);
  // judging again must post nothing
  const before = new Map(day.ledger);
  for (const at of day.shipments.keys()) judge(day, at);
  const known = day.scans.filter(({ isKnown }) => isKnown);
  return [
    ...faults,
    ...differencesOf(day.ledger, before),
    ...differencesOf(day.ledger, recountCash(day.shipments, known, day.counts)),
  ];
}

function openDay(random: SeededRandom): Day {
  const shipments = Array.from({ length: 1 + random.below(6) }, (_, at) => ({
    id: `s${at}`,
    owedCents: 1 + random.below(50_000),
    currency: random.pick(CURRENCIES),
  }));
  const ledger: Sums = new Map();
  for (const { id, owedCents, currency } of shipments) {
    add(ledger, `receivable ${id} ${currency}`, owedCents);
  }
  const [posted, held] = [new Map(), new Map()];
  return { random, tick: 0, shipments, scans: [], counts: [], posted, ledger, held };
}

/** Exact, short, over, again, without the right, or in another currency; the ledger learns of it with the job. */
function scan({ random, shipments, scans }: Day): void {
  const at = random.below(shipments.length);
  const shipment = shipments[at];
  if (shipment === undefined) return;
  const wrong = random.chance(0.3) ? 1 + random.below(70_000) : shipment.owedCents;
  scans.push({
    key: `k${scans.length}`,
    shipment: shipment.id,
    holder: random.pick(HOLDERS),
    cents: wrong,
    currency: random.chance(0.1) ? 'XXX' : shipment.currency,
    mayCollect: !random.chance(0.1),
    at: Number.POSITIVE_INFINITY,
    voidedAt: null,
    isKnown: false,
  });
}

const UNKNOWN_YET = Number.MAX_SAFE_INTEGER;

function voidSome({ random, scans }: Day): void {
  const found = scans[random.below(Math.max(1, scans.length))];
  if (found !== undefined) found.voidedAt ??= UNKNOWN_YET;
}

/** As the job does it for one shipment. */
function judge(day: Day, at: number): void {
  const { scans, shipments, posted, ledger, tick } = day;
  const shipment = shipments[at];
  if (shipment === undefined) return;
  const own = scans.filter((each) => each.shipment === shipment.id);
  for (const each of own) {
    if (!each.isKnown) each.at = tick;
    if (each.voidedAt === UNKNOWN_YET) each.voidedAt = tick;
    each.isKnown = true;
  }
  const owed = `receivable ${shipment.id} ${shipment.currency}`;
  const { steps } = judgeCollected({
    claims: own.map((each): CashClaim => ({ ...each, isVoided: each.voidedAt !== null })),
    posted: new Map([...posted].filter(([key]) => own.some((each) => each.key === key))),
    marked: null,
    owedCents: ledger.get(owed) ?? 0,
    currency: shipment.currency,
    isDueAtDoor: true,
  });
  for (const { kind, claim, cents } of steps) {
    const before = posted.get(claim.key);
    const holder = before?.holder ?? own.find(({ key }) => key === claim.key)?.holder ?? '';
    const sign = kind === 'reversed' ? -1 : 1;
    posted.set(claim.key, {
      cents,
      currency: shipment.currency,
      isReversed: kind === 'reversed',
      holder,
    });
    add(ledger, `cash_with_courier ${holder} ${shipment.currency}`, sign * cents);
    add(ledger, owed, -sign * cents);
    add(day.held, `${holder} ${shipment.id} ${shipment.currency}`, sign * cents);
  }
}

/** Exact, short, over, or nothing at all. Afterwards the courier has nothing by the ledger. */
function count({ random, held, ledger, counts, tick }: Day): string[] {
  const holder = random.pick(HOLDERS);
  const own = [...held].filter(([key]) => key.startsWith(`${holder} `));
  const cash = own.map(([key, cents]): HeldCash => {
    const [, shipmentId = '', currency = ''] = key.split(' ');
    return { shipmentId, shard: 0, currency, cents };
  });
  const expected = judgeCount(cash, []).map(({ currency, expectedCents }) => ({
    currency,
    cents: Math.max(0, drawCounted(random, expectedCents)),
  }));
  const counted = expected.length === 0 && random.chance(0.3) ? [OVER] : expected;
  for (const { shipmentId, currency, cents } of cash) {
    add(ledger, `cash_with_courier ${holder} ${currency}`, -cents);
    add(ledger, `cash_at_hub ${HUB} ${currency}`, cents);
    held.delete(`${holder} ${shipmentId} ${currency}`);
  }
  for (const { currency, missingCents } of judgeCount(cash, counted)) {
    add(ledger, `cash_at_hub ${HUB} ${currency}`, -missingCents);
    add(ledger, `cash_difference ${holder} ${currency}`, missingCents);
  }
  counts.push({ holder, hub: HUB, at: tick, counted });
  return [...ledger.keys()]
    .filter((key) => key.startsWith(`cash_with_courier ${holder} `))
    .map((key) => `${key} is left after a count`);
}

const OVER = { currency: 'EUR', cents: 500 };

function drawCounted(random: SeededRandom, expectedCents: number): number {
  const kind = random.below(5);
  if (kind === 0) return expectedCents - 1 - random.below(5_000);
  if (kind === 1) return expectedCents + 1 + random.below(5_000);
  return expectedCents;
}
