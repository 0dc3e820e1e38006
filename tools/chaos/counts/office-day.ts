import { randomUUID } from 'node:crypto';
import {
  addAddress,
  cancelPickup,
  cancelShipment,
  readPickupWindows,
  requestPickup,
  type Scan,
  setCreditLimit,
} from '@waypost/contract/client';
import { postalCodeRule } from '@waypost/domain/country-rules';
import type { SeededRandom } from '@waypost/domain/simulation';
import { EXCEPTION_REASONS } from '@waypost/domain/tracking';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type pg from 'pg';
import {
  bookDraft,
  type Call,
  chargesOf,
  draftParcel,
  quoteParcel,
} from '../../installation/book-parcel.ts';
import { signInCustomer } from '../../installation/people.ts';
import { sendScans } from '../../installation/send-scans.ts';
import { oneOf } from '../scan-plan.ts';

/**
 * Only so many of the newest are scanned: a later change of the same shipment would repair a count that was
 * lost.
 */
const ON_THEIR_WAY = 20;

interface City {
  city: string;
  country: string;
  place: string;
}

/** The last two have no hub. */
const CITIES: readonly [City, ...City[]] = [
  { city: 'Brussels', country: 'BE', place: 'Brussels, Belgium' },
  { city: 'Ghent', country: 'BE', place: 'Ghent, Belgium' },
  { city: 'Paris', country: 'FR', place: 'Paris, France' },
  { city: 'Lyon', country: 'FR', place: 'Lyon, France' },
  { city: 'Madrid', country: 'ES', place: 'Madrid, Spain' },
];
export const HUB_CITIES = CITIES.slice(0, 3);
const METHODS = ['card', 'card', 'cod', 'bank_transfer', 'on_account', 'on_account'] as const;
const CODES = [
  ...Array<'ARRIVED'>(6).fill('ARRIVED'),
  ...Array<'DEPARTED'>(4).fill('DEPARTED'),
  'PICKED_UP',
  'PICKED_UP',
  'IN_TRANSIT',
  'HELD',
  'CUSTOMS',
  'OUT_FOR_DELIVERY',
  'OUT_FOR_DELIVERY',
  'EXCEPTION',
  'DELIVERED',
] as const;
/** Of a customer who asks for too much or too late. */
const REFUSALS = new Set([
  'not_cancellable',
  'pickup_places_used',
  'pickup_window_full',
  'pickup_cut_off_passed',
  'pickup_day_unavailable',
  'pickup_not_changeable',
]);

interface Booked {
  trackingNumber: string;
  pieceCount: number;
  collectCents: number;
}

export interface Keys {
  /** Of a device whose scans go by their place. */
  anywhere: string;
  /** Of one that stands in a hub. */
  inHub: string;
  courier: string;
}

type Arrived = Record<'bookings' | 'scans' | 'cancelled' | 'pickups', number>;

/** What customers and devices do all day. Each step may be taken by several clients at once. */
export function openOfficeDay(page: Call, office: Call, db: pg.Client, keys: Keys) {
  const booked: Booked[] = [];
  const late: Scan[] = [];
  const arrived: Arrived = { bookings: 0, scans: 0, cancelled: 0, pickups: 0 };
  let lastAt = 0;

  async function openCustomer(random: SeededRandom) {
    const { id, cookie } = await signInCustomer(db);
    const body = { id: randomUUID(), limitCents: 100_000_000, reason: 'Ships all day' };
    await setCreditLimit({ ...office, path: { userId: id }, body });
    const call = { ...page, headers: { ...page.headers, cookie } };
    const { city, country } = random.pick(CITIES);
    const postalCode = postalCodeRule(country).examples?.[0] ?? '';
    const address = { name: 'Ada Example', line1: '1 Some Street', city, postalCode, country };
    const { data } = await addAddress({ ...call, body: address });
    return { call, addressId: data.id, own: [] as Booked[], pickups: [] as string[] };
  }
  type Client = Awaited<ReturnType<typeof openCustomer>>;

  async function book({ call, own }: Client, random: SeededRandom): Promise<void> {
    const pieceCount = random.pick([1, 1, 2, 3]);
    const quote = await quoteParcel(call, {
      origin: random.pick(CITIES).place,
      destination: random.pick(CITIES).place,
      serviceLevel: random.pick(['standard', 'express', 'priority'] as const),
      parcels: Array.from({ length: pieceCount }, () => {
        return {
          weightGrams: 100 + random.below(9_000),
          lengthMm: 300,
          widthMm: 200,
          heightMm: 99,
        };
      }),
    });
    const draft = await draftParcel(call, quote);
    const method = random.pick(METHODS);
    const { trackingNumber } = await bookDraft(call, draft, method);
    const collectCents = method === 'cod' ? chargesOf(draft, method).totalCents : 0;
    booked.push({ trackingNumber, pieceCount, collectCents });
    own.push({ trackingNumber, pieceCount, collectCents });
    arrived.bookings += 1;
  }

  /** Some come twice, some late and after others that happened later. */
  async function scan(random: SeededRandom): Promise<void> {
    if (booked.length === 0) return;
    const drawn = Array.from({ length: 1 + random.below(6) }, () =>
      drawScan(random, oneOf(random, booked.slice(-ON_THEIR_WAY))),
    );
    const delayed = drawn.filter(() => random.chance(0.2));
    late.push(...delayed);
    const due = random.chance(0.5) ? late.splice(0) : [];
    const sent = [...drawn.filter((each) => !delayed.includes(each)), ...due];
    const [delivered, others] = [
      sent.filter(({ code }) => code === 'DELIVERED'),
      sent.filter(({ code }) => code !== 'DELIVERED'),
    ];
    const key = random.pick([keys.anywhere, keys.anywhere, keys.inHub]);
    for (let times = random.chance(0.2) ? 2 : 1; times > 0; times -= 1) {
      await sendScans(page, key, others);
      await sendScans(page, keys.courier, delivered);
    }
    arrived.scans += sent.length;
  }

  function drawScan(random: SeededRandom, shipment: Booked): Scan {
    const { trackingNumber, pieceCount, collectCents } = shipment;
    const { city, country } = random.pick(CITIES);
    const code = oneOf(random, CODES);
    const pieceNo = random.below(pieceCount + 1);
    lastAt = Math.max(Date.now(), lastAt + 1);
    return {
      scanId: randomUUID(),
      ref:
        pieceNo === 0 || pieceCount === 1
          ? trackingNumber
          : makePieceNumber(trackingNumber, pieceNo),
      code,
      occurredAt: new Date(lastAt).toISOString(),
      place: { city, country },
      ...(code === 'EXCEPTION' && { reason: random.pick(EXCEPTION_REASONS) }),
      ...(code === 'DELIVERED' &&
        collectCents > 0 &&
        pieceCount === 1 && { collected: { cents: collectCents, currency: 'EUR' } }),
    };
  }

  async function cancel({ call, own }: Client, random: SeededRandom): Promise<void> {
    if (own.length === 0) return;
    await cancelShipment({ ...call, path: { ref: oneOf(random, own).trackingNumber } });
    arrived.cancelled += 1;
  }

  async function askForPickup({ call, addressId, pickups }: Client): Promise<void> {
    const { data: day } = await readPickupWindows({ ...call, query: { addressId } });
    const window = day.windows.find(({ unavailable }) => unavailable === null)?.window;
    if (window === undefined) return;
    const headers = { ...call.headers, 'idempotency-key': randomUUID() };
    const body = { date: day.date, window, addressId };
    pickups.push((await requestPickup({ ...call, headers, body })).data.id);
    arrived.pickups += 1;
  }

  async function dropPickup({ call, pickups }: Client): Promise<void> {
    const pickupId = pickups.pop();
    if (pickupId !== undefined) await cancelPickup({ ...call, path: { pickupId } });
  }

  async function takeStep(client: Client, random: SeededRandom): Promise<void> {
    const draw = random.between(0, 1);
    try {
      if (draw < 0.35) await book(client, random);
      else if (draw < 0.8) await scan(random);
      else if (draw < 0.87) await cancel(client, random);
      else if (draw < 0.95) await askForPickup(client);
      else await dropPickup(client);
    } catch (error) {
      if (!REFUSALS.has(codeOf(error))) throw error;
    }
  }

  return {
    arrived,
    openCustomer,
    takeStep,
    /** Scans that are still on their way. */
    sendLate: () => sendScans(page, keys.anywhere, late.splice(0)),
  };
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
