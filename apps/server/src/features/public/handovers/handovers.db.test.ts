import { randomUUID } from 'node:crypto';
import type {
  Booking,
  BookingRequest,
  Handover,
  HandoverChoice,
  HandoverOffer,
  Receipt,
} from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  answered,
  bookingRequest,
  FREIGHT_QUOTE,
  makeDraft,
  PARCEL_QUOTE,
  post,
  postBooking,
} from '../../../testing/builders.ts';
import { cancelByShipper, openAsParty, type TestParties } from '../../../testing/parties.ts';
import { newEmail, seatCustomer } from '../../../testing/people.ts';
import { limitPlaces } from '../../../testing/pickup-places.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { settleAttempt } from '../bookings/index.ts';

const server = useTestServer({
  GUEST_BOOKINGS_PER_RECIPIENT: 10_000,
  GUEST_BOOKINGS_PER_CLIENT: 10_000,
});
const worker = useTestWorker(server);

/** A city of its own, so that tests do not take each other's places. */
const newCity = () => `Neustadt ${randomUUID().replaceAll('-', '')}`;
const areaOf = (city: string) => `DE:${city.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;

type Shipper = { city: string; line1?: string; quote?: object };
type Change = Partial<Pick<BookingRequest, 'paymentMethod' | 'paymentMethodId'>>;

/** Goods are collected in the city that was quoted. */
const draftOf = ({ city, quote = PARCEL_QUOTE }: Shipper) =>
  makeDraft(server, { ...quote, origin: `${city}, Germany` });

async function freeAt(shipper: Shipper): Promise<HandoverOffer> {
  const { city } = shipper;
  const draft = await draftOf(shipper);
  const url = `/api/drafts/${draft.id}/handovers?city=${encodeURIComponent(city)}`;
  return answered(await server.app.inject(url), 200).json<HandoverOffer>();
}

async function requestOf(shipper: Shipper, handover: HandoverChoice, change: Change = {}) {
  const draft = await draftOf(shipper);
  const shipperEmail = newEmail();
  const request = bookingRequest(draft, { ...change, handover });
  const { city, line1 = `Torstraße ${randomUUID()}` } = shipper;
  return {
    draft,
    shipperEmail,
    request: {
      ...request,
      contact: { ...request.contact, shipperEmail },
      shipperAddress: { ...request.shipperAddress, city, line1 },
    },
  };
}

async function book(
  shipper: Shipper,
  handover: HandoverChoice,
  change: Change = {},
): Promise<TestParties> {
  const { draft, request, shipperEmail } = await requestOf(shipper, handover, change);
  const booking = answered(await postBooking(server, draft, request), 201).json<Booking>();
  return { ...booking, shipperEmail, recipientEmail: '' };
}

const BY_CARD: Change = { paymentMethod: 'card', paymentMethodId: 'pm_card_visa' };

async function pickupAt(shipper: Shipper, nth = 0): Promise<HandoverChoice & { method: 'pickup' }> {
  const window = (await freeAt(shipper)).windows[nth];
  if (window === undefined) throw new Error('there is no free window');
  return { method: 'pickup', date: window.date, window: window.window, instructions: '' };
}

async function taken(city: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`SELECT coalesce(sum(taken), 0)::integer AS taken
    FROM pickup_places WHERE area = ${areaOf(city)}`.execute(server.owner.db);
  return rows[0]?.taken ?? 0;
}

async function handoverOf({ receiptId }: Pick<Booking, 'receiptId'>): Promise<Handover | null> {
  const answer = await server.app.inject(`/api/receipts/${receiptId}`);
  return answered(answer, 200).json<Receipt>().handover;
}

async function activate(booking: TestParties): Promise<void> {
  await worker.runJobs();
  const mail = worker.mails.findLast(
    ({ to, subject }) => to === booking.shipperEmail && subject.includes('activates'),
  );
  const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
  const url = `/api/receipts/${booking.receiptId}/activation`;
  const answers = await Promise.all([1, 2].map(() => post(server, url, { code })));
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
}

async function newPoint(change: object = {}): Promise<string> {
  const id = randomUUID();
  const point = {
    id,
    name: `Kiosk ${id}`,
    line1: 'Torstraße 1',
    postalCode: '10119',
    city: 'Berlin',
    country: 'DE',
    lat: 52.52,
    lon: 13.4,
    hours: ['09:00-18:00', '', '', '', '', '', ''],
    ...change,
  };
  await server.owner.db.insertInto('servicePoints').values(point).execute();
  return id;
}

const choose = async (booking: TestParties, choice: HandoverChoice) =>
  (await openAsParty(server, booking, 'shipper')).put(
    `/api/track/party/${booking.trackingNumber}/handover`,
    choice,
  );

describe('the place of a booking with a pickup', () => {
  it('is taken once when the card is accepted, also when the attempt is settled again', async () => {
    const shipper = { city: newCity() };
    const choice = await pickupAt(shipper);
    const booking = await book(shipper, choice, BY_CARD);
    expect(await taken(shipper.city)).toBe(1);
    await settleAttempt(server.ctx, booking.attemptId, Date.now() + 5_000);
    await worker.runJobs();
    expect(await taken(shipper.city)).toBe(1);
    expect(await handoverOf(booking)).toMatchObject({
      state: 'planned',
      pickup: { date: choice.date, window: choice.window, moved: false },
      changeable: true,
    });
    const email = worker.mails.find(({ to }) => to === booking.shipperEmail);
    expect(email?.text).toContain(`between ${choice.window.replace('-', ' and ')}`);
  });

  it('is not taken by a card that is declined', async () => {
    const shipper = { city: newCity() };
    const { draft, request } = await requestOf(shipper, await pickupAt(shipper), {
      paymentMethod: 'card',
      paymentMethodId: 'pm_card_chargeDeclined',
    });
    expect((await postBooking(server, draft, request)).statusCode).toBe(402);
    await worker.runJobs();
    expect(await taken(shipper.city)).toBe(0);
  });

  it('is taken when a guest who pays on delivery enters the code, once for two entries at once', async () => {
    const shipper = { city: newCity() };
    const booking = await book(shipper, await pickupAt(shipper));
    expect(await taken(shipper.city)).toBe(0);
    expect(await handoverOf(booking)).toMatchObject({ state: 'waiting', changeable: true });
    await activate(booking);
    expect(await taken(shipper.city)).toBe(1);
    expect(await handoverOf(booking)).toMatchObject({ state: 'planned' });
  });

  it('is in the next free window when the chosen one is full by then, and an email says so', async () => {
    const shipper = { city: newCity() };
    await limitPlaces(server, areaOf(shipper.city), 1);
    const choice = await pickupAt(shipper);
    const waiting = await book(shipper, choice);
    await book(shipper, choice, BY_CARD);
    await activate(waiting);
    const handover = await handoverOf(waiting);
    expect(handover).toMatchObject({ state: 'planned', pickup: { moved: true } });
    const at = `${handover?.pickup?.date} ${handover?.pickup?.window}`;
    expect(at > `${choice.date} ${choice.window}`).toBe(true);
    expect(await taken(shipper.city)).toBe(2);
    await worker.runJobs();
    const texts = worker.mails.filter(({ to }) => to === waiting.shipperEmail);
    expect(texts.some(({ text }) => text?.includes('no longer free'))).toBe(true);
  });

  it('is left to the shipper when no window is free, and the booking stands', async () => {
    const shipper = { city: newCity() };
    const booking = await book(shipper, await pickupAt(shipper));
    await limitPlaces(server, areaOf(shipper.city), 0);
    await activate(booking);
    expect(await handoverOf(booking)).toMatchObject({ state: 'no_place', changeable: true });
    expect(await taken(shipper.city)).toBe(0);
    await limitPlaces(server, areaOf(shipper.city), null);
    expect((await choose(booking, await pickupAt(shipper))).statusCode).toBe(200);
    expect(await taken(shipper.city)).toBe(1);
  });

  it('is given back when the booking is cancelled', async () => {
    const shipper = { city: newCity() };
    const booking = await book(shipper, await pickupAt(shipper), BY_CARD);
    expect(await taken(shipper.city)).toBe(1);
    await cancelByShipper(server, booking);
    expect(await taken(shipper.city)).toBe(0);
    expect(await handoverOf(booking)).toBeNull();
  });

  it('is refused at checkout when the window is full, past or not offered', async () => {
    const shipper = { city: newCity() };
    const choice = await pickupAt(shipper);
    await limitPlaces(server, areaOf(shipper.city), 0);
    const refusals = [
      [choice, 'pickup_window_full'],
      [{ ...choice, date: '2020-01-02' }, 'pickup_day_unavailable'],
      [{ ...choice, window: '01:00-02:00' }, 'pickup_window_gone'],
    ] as const;
    for (const [wanted, code] of refusals) {
      const { draft, request } = await requestOf(shipper, wanted);
      expect((await postBooking(server, draft, request)).json()).toMatchObject({ code });
    }
  });

  it('goes to another window when guests at one address hold four already', async () => {
    const shipper = { city: newCity(), line1: 'Torstraße 12' };
    const choice = await pickupAt(shipper);
    const bookings = [];
    for (let count = 0; count < 5; count += 1) {
      bookings.push(await book(shipper, choice, BY_CARD));
    }
    const moved = await Promise.all(bookings.map(handoverOf));
    expect(moved.map((each) => each?.pickup?.moved)).toEqual([false, false, false, false, true]);
  });

  it('is shared by the bookings of one account, and given back with the last of them', async () => {
    const { browser, email: shipperEmail } = await seatCustomer(server);
    const shipper = { city: newCity(), line1: 'Torstraße 12' };
    const choice = await pickupAt(shipper);
    const bookings: Booking[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { draft, request } = await requestOf(shipper, choice);
      const body = { ...request, contact: { ...request.contact, shipperEmail } };
      const headers = { 'idempotency-key': draft.attemptId };
      const answer = await browser.post('/api/shipments/public', body, { headers });
      bookings.push(answered(answer, 201).json<Booking>());
    }
    expect(await taken(shipper.city)).toBe(1);
    const pickups = await browser.get('/api/users/me/pickups');
    expect(pickups.json()).toMatchObject({
      pickups: [{ status: 'Scheduled', shipments: { length: 2 } }],
    });
    for (const [index, booking] of bookings.entries()) {
      await browser.post(`/api/track/party/${booking.trackingNumber}/cancel`);
      expect(await taken(shipper.city)).toBe(1 - index);
    }
  });
});

describe('a shipper with the mailed link', () => {
  it('moves the pickup to another window, then to a service point, which frees the place', async () => {
    const shipper = { city: newCity() };
    const booking = await book(shipper, await pickupAt(shipper), BY_CARD);
    const later = await pickupAt(shipper, 3);
    expect((await choose(booking, later)).json()).toMatchObject({
      pickup: { date: later.date, window: later.window },
    });
    expect(await taken(shipper.city)).toBe(1);
    const servicePointId = await newPoint();
    const answer = await choose(booking, { method: 'drop_off', servicePointId });
    expect(answer.json()).toMatchObject({ state: 'planned', point: { id: servicePointId } });
    expect(await taken(shipper.city)).toBe(0);
    await worker.runJobs();
    const email = worker.mails.findLast(({ to }) => to === booking.shipperEmail);
    expect(email?.text).toContain(`Kiosk ${servicePointId}`);
  });

  it('cannot change it when the courier is on the way', async () => {
    const shipper = { city: newCity() };
    const booking = await book(shipper, await pickupAt(shipper), BY_CARD);
    await sql`UPDATE pickups SET cut_off_at = now() WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    const answer = await choose(booking, await pickupAt(shipper, 3));
    expect(answer.json()).toMatchObject({ code: 'handover_not_changeable' });
  });

  it('is told when the courier did not come, and chooses again', async () => {
    const shipper = { city: newCity() };
    const booking = await book(shipper, await pickupAt(shipper), BY_CARD);
    await sql`UPDATE pickups SET cut_off_at = now() - interval '9 hours',
      ends_at = now() - interval '4 hours' WHERE shipment_id = ${booking.id}`.execute(
      server.owner.db,
    );
    await worker.runJob('close_pickups', {});
    await worker.runJobs();
    expect(await handoverOf(booking)).toMatchObject({ state: 'missed', changeable: true });
    const email = worker.mails.findLast(({ to }) => to === booking.shipperEmail);
    expect(email?.text).toContain('did not collect it');
    expect((await choose(booking, await pickupAt(shipper))).json()).toMatchObject({
      state: 'planned',
    });
  });

  it('is the only one who can: the recipient and a stranger cannot', async () => {
    const shipper = { city: newCity() };
    const choice = await pickupAt(shipper);
    const booking = { ...(await book(shipper, choice, BY_CARD)), recipientEmail: newEmail() };
    await sql`UPDATE shipment_parties SET email = ${booking.recipientEmail}
      WHERE shipment_id = ${booking.id} AND role = 'recipient'`.execute(server.owner.db);
    const path = `/api/track/party/${booking.trackingNumber}/handover`;
    const recipient = await openAsParty(server, booking, 'recipient');
    expect((await recipient.put(path, choice)).json()).toMatchObject({ code: 'shipper_only' });
    const stranger = await server.app.inject({ method: 'PUT', url: path, payload: choice });
    expect(stranger.json()).toMatchObject({ code: 'tracking_unknown' });
  });
});

describe('drop-off', () => {
  it('is possible at open service points of the country, for parcels of up to 30 kg', async () => {
    const near = await newPoint({ lat: 52.51, city: 'Berlin' });
    const closed = await newPoint({ closedAt: new Date() });
    const abroad = await newPoint({ country: 'PL' });
    const booking = await book({ city: newCity() }, { method: 'drop_off', servicePointId: near });
    expect(await handoverOf(booking)).toMatchObject({ state: 'waiting', point: { id: near } });
    const [heavy] = PARCEL_QUOTE.parcels.map((piece) => ({ ...piece, weightGrams: 30_001 }));
    const refused = [
      { point: closed },
      { point: abroad },
      { point: near, quote: FREIGHT_QUOTE },
      { point: near, quote: { ...PARCEL_QUOTE, parcels: [heavy] } },
    ];
    for (const { point, quote } of refused) {
      const shipper = { city: newCity(), ...(quote && { quote }) };
      const choice = { method: 'drop_off', servicePointId: point } as const;
      const { draft, request } = await requestOf(shipper, choice);
      const answer = await postBooking(server, draft, request);
      expect(answer.json()).toMatchObject({ code: 'drop_off_unavailable' });
    }
  });
});

describe('in any order of bookings, codes, changes and cancellations', () => {
  it('as many places are taken as pickups hold one, within the capacity, one for each booking', async () => {
    const shipper = { city: newCity() };
    await limitPlaces(server, areaOf(shipper.city), 2);
    const point = await newPoint();
    const open: TestParties[] = [];
    const pick = () => open[Math.floor(Math.random() * open.length)];
    for (let step = 0; step < 40; step += 1) {
      const booking = pick();
      const draw = step < 4 ? 0 : Math.floor(Math.random() * 5);
      if (draw === 0) open.push(await book(shipper, await pickupAt(shipper), BY_CARD));
      else if (draw === 1) open.push(await book(shipper, await pickupAt(shipper)));
      else if (booking === undefined) continue;
      else if (draw === 2) await choose(booking, await pickupAt(shipper, 1));
      else if (draw === 3) await choose(booking, { method: 'drop_off', servicePointId: point });
      else await cancelByShipper(server, booking);
      const { rows } = await sql<{ held: number; most: number; twice: number; unpaid: number }>`
        SELECT count(*)::integer AS held,
          (SELECT coalesce(max(taken), 0)::integer FROM pickup_places
            WHERE area = ${areaOf(shipper.city)}) AS most,
          (count(*) - count(DISTINCT p.shipment_id))::integer AS twice,
          (count(*) FILTER (WHERE s.hold IS NOT NULL OR s.cancelled_at IS NOT NULL))::integer
            AS unpaid
        FROM pickups p JOIN shipments s ON s.id = p.shipment_id
        WHERE p.area = ${areaOf(shipper.city)} AND p.status IN ('Requested', 'Scheduled')`.execute(
        server.owner.db,
      );
      const held = await taken(shipper.city);
      expect(rows[0], `step ${step}`).toMatchObject({ held, twice: 0, unpaid: 0 });
      expect(rows[0]?.most).toBeLessThanOrEqual(2);
    }
  });
});
