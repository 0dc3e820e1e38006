import { randomUUID } from 'node:crypto';
import {
  confirmCash,
  declareCash,
  depositCash,
  readCashCustody,
  receiveDeposit,
  recordScans,
  type Scan,
  settleDifference,
  voidEvent,
} from '@waypost/contract/client';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Call } from '../../installation/book-parcel.ts';
import { inLanes } from '../../installation/in-lanes.ts';
import { plantHub } from '../../installation/plant-hub.ts';
import { signInOwner } from '../../installation/people.ts';
import { openServedInstallation } from '../../installation/served-installation.ts';
import { waitForJobs } from '../../installation/wait-for.ts';
import { makeOwed, makePhone, type Phone } from './field-crew.ts';
import { compareBooks } from './read-books.ts';

const LANES = 8;
const PATIENCE_MS = 120_000;

type Shipment = Awaited<ReturnType<typeof makeOwed>>[number];
interface CashDay {
  driver: Phone;
  /** Collects for the same shipments now and then. */
  other: Phone;
  shipments: Shipment[];
  sent: { scan: Scan; phone: Phone; shipment: Shipment }[];
}

/** Days through the api, its worker and PostgreSQL; after each part of them the books are counted again. */
export async function compareByApi(random: SeededRandom, count: number) {
  const { call, db } = await openServedInstallation({ name: 'proof-cash', worker: true });
  const office = { ...call, headers: { ...call.headers, cookie: await signInOwner(db) } };
  const hubId = await plantHub(db, 'ANR');
  const person = (kind: 'hub' | 'driver', rights: readonly string[]) =>
    makePhone(db, call, { hubId, kind, rights });
  const cashiers = [await person('hub', ['cash']), await person('hub', ['cash'])] as const;
  const days: CashDay[] = [];
  for (let left = count; left > 0; left -= 1) {
    const [driver, other] = [
      // may count as well, but never an own count
      await person('driver', ['drive', 'cash']),
      await person('driver', ['drive']),
    ];
    const shipments = await makeOwed(db, random, 2 + random.below(5));
    days.push({ driver, other, shipments, sent: [] });
  }

  const faults: string[] = [];
  const part = async (work: (day: CashDay) => Promise<string[]>) => {
    faults.push(...(await inLanes(days, LANES, work)).flat());
    await waitForJobs(db, PATIENCE_MS, `name = 'post_collected'`);
    faults.push(...(await compareBooks(db)));
  };
  await part((day) => send(day, random, 0.7));
  const counted = async () => {
    const held = await readHeld(db);
    await part((day) => handOver(day, cashiers, random, held));
  };
  await counted();
  await part((day) => voidSome(day, office, random));
  await part((day) => send(day, random, 0.5));
  await counted();
  faults.push(...(await bankAndSettle(cashiers[0], office, random)), ...(await compareBooks(db)));
  const { rows } = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM event_private WHERE collected_cents > 0) AS scans,
       (SELECT count(*)::int FROM tracking_events WHERE voids_scan_id IS NOT NULL) AS voids,
       (SELECT count(*)::int FROM cash_counts WHERE confirmed_at IS NOT NULL) AS counts,
       (SELECT count(*)::int FROM cash_count_lines WHERE counted_cents <> expected_cents) AS "countsThatDiffer",
       (SELECT count(*)::int FROM cash_settlements) AS settled`,
  );
  return { faults, ...rows[0] };
}

/** Some are sent twice, as after a lost answer. */
async function send(day: CashDay, random: SeededRandom, share: number): Promise<string[]> {
  for (const shipment of day.shipments) {
    if (!random.chance(share)) continue;
    const isOther = random.chance(0.2);
    const cents = random.chance(0.25) ? 1 + random.below(60_000) : shipment.owedCents;
    const scan = {
      scanId: randomUUID(),
      ref: shipment.trackingNumber,
      code: 'DELIVERED',
      occurredAt: new Date().toISOString(),
      place: { city: 'Lyon', country: 'FR' },
      collected: { cents, currency: random.chance(0.05) ? 'CHF' : 'EUR' },
    } as const;
    const phone = isOther ? day.other : day.driver;
    for (let times = random.chance(0.2) ? 2 : 1; times > 0; times -= 1) {
      await recordScans({ ...phone.call, body: { scans: [scan] } });
    }
    day.sent.push({ scan, phone, shipment });
  }
  return [];
}

async function voidSome(day: CashDay, office: Call, random: SeededRandom): Promise<string[]> {
  for (const { scan, phone, shipment } of day.sent.filter(() => random.chance(0.3))) {
    await voidEvent({
      ...office,
      path: { shipmentId: shipment.id, scanId: scan.scanId },
      body: { sourceId: phone.sourceId, reason: 'Scanned by mistake.' },
    });
  }
  return [];
}

/** In EUR, by holder. */
async function readHeld(db: pg.Client): Promise<Map<string, number>> {
  const { rows } = await db.query<[string, number]>({
    text: `SELECT holder, sum(cents)::float8 FROM courier_cash WHERE currency = 'EUR' GROUP BY holder`,
    rowMode: 'array',
  });
  return new Map(rows);
}

/** Two cashiers at once, and the courier too: one of the cashiers takes it, once. */
async function handOver(
  { driver }: CashDay,
  cashiers: readonly [Phone, Phone],
  random: SeededRandom,
  held: ReadonlyMap<string, number>,
): Promise<string[]> {
  const cents = held.get(`person:${driver.personId}`) ?? 0;
  const wrong = random.chance(0.4) ? random.below(4_000) - 2_000 : 0;
  const amounts = [{ currency: 'EUR', cents: Math.max(0, cents + wrong) }];
  const countId = randomUUID();
  const declared = { ...driver.call, body: { countId, amounts } };
  await Promise.all([declareCash(declared), declareCash(declared)]);
  const confirm = ({ call }: Phone) =>
    confirmCash({ ...call, throwOnError: false, path: { countId }, body: { amounts } });
  const [own, ...answers] = await Promise.all([driver, ...cashiers, cashiers[0]].map(confirm));
  const taken = answers.filter(({ response }) => response?.status === 200);
  const [one, two, again] = answers.map(({ response }) => response?.status === 200);
  const isOnce = one === again && one !== two;
  return [
    ...(own?.response?.status === 409 ? [] : [`${countId} was confirmed by its courier`]),
    ...(isOnce ? [] : [`${countId} was taken ${taken.length} times`]),
  ];
}

async function bankAndSettle(
  { call }: Phone,
  office: Call,
  random: SeededRandom,
): Promise<string[]> {
  const { data: before } = await readCashCustody(office);
  for (const { currency, cents } of before.hubs) {
    const depositId = randomUUID();
    const amounts = [{ currency, cents: Math.ceil(cents / 2) }];
    const bag = { ...call, body: { depositId, seal: `B-${currency}`, amounts } };
    await Promise.all([depositCash(bag), depositCash(bag)]);
    const counted = amounts.map((amount) => ({ ...amount, cents: amount.cents - 1 }));
    await receiveDeposit({ ...office, path: { depositId }, body: { amounts: counted } });
  }
  for (const { holder, currency, cents } of before.differences) {
    if (random.chance(0.3)) continue;
    const body = {
      id: randomUUID(),
      holder,
      currency,
      cents: random.chance(0.5) ? cents : Math.sign(cents),
      kind: random.pick(['repaid', 'written_off'] as const),
      reason: 'Settled in the proof.',
    };
    await Promise.all([
      settleDifference({ ...office, body }),
      settleDifference({ ...office, body }),
    ]);
  }
  return [];
}
