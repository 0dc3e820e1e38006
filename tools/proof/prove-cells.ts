import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@waypost/contract';
import type { Booking } from '@waypost/contract/client';
import { shardOfTrackingNumber } from '@waypost/domain/tracking-number';
import { defineTool, say } from '../driver/define-tool.ts';
import { bookDraft, draftParcel, quoteParcel } from '../installation/book-parcel.ts';
import { newEmail, PASSWORD, registration } from '../installation/people.ts';
import { readValue } from '../installation/read-value.ts';
import { type OpenCell, openTwoCells } from '../installation/two-cells.ts';
import { waitFor } from '../installation/wait-for.ts';

const PATIENCE_MS = 30_000;

const USAGE = `
pnpm proof cells [--short] [--bookings 40] [--people 8]
  Two cells with everything of their own, set up as docs/runbooks/cells.md says. Quotes, drafts and bookings are made at
  the doors of both, look-ups ask both for all of them, one device sends scans of both in one call to either door, and
  people register at one door and sign in at the other. Every row must be in the cell of its shard, and in no other.
  Then the api of one cell is killed: the other one must go on, and say of each scan whether it was stored; when it is
  back, every scan that was acknowledged is stored exactly once.
  --short   8 bookings, 2 people`;

export const proveCells = defineTool({
  usage: USAGE,
  options: { bookings: [40, 8], people: [8, 2] },
  run: ({ bookings, people }) => prove(bookings, people),
});

type Cells = { a: OpenCell; b: OpenCell };

async function prove(bookingCount: number, peopleCount: number) {
  const cells = await openTwoCells('proof-cells');
  const faults: string[] = [];
  say('both cells are open');
  const bookings = await bookAtBothDoors(cells, bookingCount, faults);
  say(`${bookings.length} bookings`);
  const lookUps = await lookUpAtBothDoors(cells, bookings, faults);
  const key = await cells.a.installation.createKey('Proof of cells', 'driver');
  await waitFor('the copy of the key', PATIENCE_MS, async () => {
    const count = await readValue<number>(cells.b.db, 'SELECT count(*)::int FROM api_keys');
    return (count ?? 0) > 0 || undefined;
  });
  const sent = await scanAtBothDoors(cells, bookings, key, faults);
  say(`${sent.length} scans`);
  const signedIn = await signInElsewhere(cells, peopleCount, faults);
  say(`${signedIn} people have signed in at the other door`);
  const away = await killOne(cells, bookings, key, faults);
  const stored = [...sent, ...away.acknowledged];
  await checkScans(cells, stored, faults);
  return {
    ok: faults.length === 0,
    bookings: bookings.length,
    lookUps,
    scans: stored.length,
    signedIn,
    unavailableWhileAway: away.unavailable,
    faults,
  };
}

/** Quote, draft and booking each at the next of the eight ways through two doors. */
async function bookAtBothDoors(cells: Cells, count: number, faults: string[]): Promise<Booking[]> {
  const bookings: Booking[] = [];
  for (let n = 0; n < count; n += 1) {
    const door = (bit: number) => (n & bit ? cells.b : cells.a);
    const [first, second, third] = [door(1), door(2), door(4)];
    const quote = await quoteParcel(first.call);
    const draft = await draftParcel(second.call, quote);
    const booking = await bookDraft(third.call, draft, 'cod');
    bookings.push(booking);
    const other = first === cells.a ? cells.b : cells.a;
    const sql = 'SELECT count(*)::int FROM shipments WHERE tracking_number = $1';
    const values = [booking.trackingNumber];
    if ((await readValue<number>(first.db, sql, values)) !== 1)
      faults.push(`${booking.trackingNumber} is not in ${first.name}, where it was quoted`);
    if ((await readValue<number>(other.db, sql, values)) !== 0)
      faults.push(`${booking.trackingNumber} is in ${other.name}`);
    if (cellOf(cells, booking.trackingNumber) !== first)
      faults.push(`${booking.trackingNumber} names a shard of another cell`);
  }
  return bookings;
}

function cellOf({ a, b }: Cells, trackingNumber: string): OpenCell {
  return (shardOfTrackingNumber(trackingNumber) ?? 0) < 16 ? a : b;
}

async function lookUpAtBothDoors(
  { a, b }: Cells,
  bookings: readonly Booking[],
  faults: string[],
): Promise<number> {
  for (const { trackingNumber, receiptId } of bookings) {
    for (const path of [`shipments/track/${trackingNumber}`, `receipts/${receiptId}`]) {
      const answers = await Promise.all([a, b].map((cell) => read(cell, `/api/${path}`)));
      const [first, second] = answers.map(({ status, body }) => `${status} ${body}`);
      if (answers[0]?.status !== 200 || first !== second)
        faults.push(`${path} differs: ${answers.map(({ status }) => status).join(' and ')}`);
    }
  }
  return bookings.length * 4;
}

async function read({ installation }: OpenCell, path: string, headers = {}) {
  const answer = await fetch(installation.apiUrl + path, { headers });
  return { status: answer.status, body: await answer.text() };
}

function scanOf(ref: string, code: string) {
  return { scanId: randomUUID(), ref, code, occurredAt: new Date().toISOString() };
}
type Scan = ReturnType<typeof scanOf>;

async function send(cell: OpenCell, key: string, scans: readonly Scan[]): Promise<ScanAnswer[]> {
  const answer = await fetch(`${cell.installation.apiUrl}/api/scans`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ scans }),
  });
  if (answer.status !== 200) throw new Error(`scans were answered ${answer.status}`);
  return ((await answer.json()) as { results: ScanAnswer[] }).results;
}

async function scanAtBothDoors(
  { a, b }: Cells,
  bookings: readonly Booking[],
  key: string,
  faults: string[],
): Promise<Scan[]> {
  const sent: Scan[] = [];
  for (const [cell, code] of [
    [a, 'PICKED_UP'],
    [b, 'IN_TRANSIT'],
  ] as const) {
    const scans = bookings.map(({ trackingNumber }) => scanOf(trackingNumber, code));
    const results = await send(cell, key, scans);
    for (const [at, { scanId, outcome }] of results.entries()) {
      if (outcome !== 'recorded' || scanId !== scans[at]?.scanId)
        faults.push(`a scan at ${cell.name} was ${outcome}`);
    }
    sent.push(...scans);
  }
  return sent;
}

/** Each registers at one door, with the code from whichever cell has mailed it, and signs in at the other. */
async function signInElsewhere(cells: Cells, count: number, faults: string[]): Promise<number> {
  let signedIn = 0;
  for (let n = 0; n < count; n += 1) {
    const email = newEmail();
    const [first, second] = n % 2 === 0 ? [cells.a, cells.b] : [cells.b, cells.a];
    await enter(cells, first, '/api/auth/register', email, registration(email));
    const cookie = await enter(cells, second, '/api/auth/login', email, {
      email,
      password: PASSWORD,
    });
    for (const cell of [cells.a, cells.b]) {
      const me = await read(cell, '/api/auth/me', { cookie });
      if (me.status === 200 && me.body.includes(email)) signedIn += 0.5;
      else faults.push(`somebody who signed in at ${second.name} is unknown at ${cell.name}`);
    }
  }
  return signedIn;
}

/** The cookie of the session. */
async function enter(
  { a, b }: Cells,
  door: OpenCell,
  path: string,
  email: string,
  body: object,
): Promise<string> {
  const mails = [a, b].map(({ installation }) => installation.mailServer.received);
  const codes = () =>
    mails.flat().flatMap(({ to, content }) => {
      const code = to === email ? /^Subject: (\d{6}) /im.exec(content)?.[1] : undefined;
      return code ?? [];
    });
  const before = codes().length;
  const asked = await post(door, path, body);
  if (asked.status !== 202) throw new Error(`${path} was answered ${asked.status}`);
  const code = await waitFor('a code', PATIENCE_MS, async () => codes()[before]);
  const proved = await post(
    door,
    '/api/auth/verify-otp',
    { email, otp: code },
    { cookie: cookieIn(asked) },
  );
  if (proved.status !== 200) throw new Error(`the code of ${path} was answered ${proved.status}`);
  return cookieIn(proved);
}

async function post({ installation }: OpenCell, path: string, body: object, headers = {}) {
  return fetch(installation.apiUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: installation.env['PUBLIC_ORIGIN'] ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

function cookieIn({ headers }: Response): string {
  const set = headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie));
  return set.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

async function killOne(
  cells: Cells,
  bookings: readonly Booking[],
  key: string,
  faults: string[],
): Promise<{ acknowledged: Scan[]; unavailable: number }> {
  const { a, b } = cells;
  await b.api.kill();
  const scans = bookings.map(({ trackingNumber }) => scanOf(trackingNumber, 'ARRIVED'));
  const results = await send(a, key, scans);
  for (const [at, { outcome }] of results.entries()) {
    const { trackingNumber = '' } = bookings[at] ?? {};
    const expected = cellOf(cells, trackingNumber) === a ? 'recorded' : 'unavailable';
    if (outcome !== expected)
      faults.push(`while b was away a scan was ${outcome}, not ${expected}`);
    const looked = await read(a, `/api/shipments/track/${trackingNumber}`);
    const status = expected === 'recorded' ? 200 : 503;
    if (looked.status !== status) faults.push(`while b was away a look-up was ${looked.status}`);
  }
  const ownBooking = await bookDraft(a.call, await draftParcel(a.call), 'cod');
  if (cellOf(cells, ownBooking.trackingNumber) !== a) faults.push('a booking at a is not of a');
  await b.installation.startApi();
  await waitFor('the cell that was away', PATIENCE_MS, async () => {
    const again = await send(a, key, scans);
    return again.every(({ outcome }) => outcome === 'recorded' || outcome === 'known') || undefined;
  });
  const unavailable = results.filter(({ outcome }) => outcome === 'unavailable').length;
  return { acknowledged: scans, unavailable };
}

async function checkScans(
  { a, b }: Cells,
  scans: readonly Scan[],
  faults: string[],
): Promise<void> {
  const sql = 'SELECT count(*)::int FROM tracking_events WHERE scan_id = $1';
  for (const { scanId, ref } of scans) {
    const own = cellOf({ a, b }, ref);
    const other = own === a ? b : a;
    if ((await readValue<number>(own.db, sql, [scanId])) !== 1)
      faults.push(`scan ${scanId} is not once in ${own.name}`);
    if ((await readValue<number>(other.db, sql, [scanId])) !== 0)
      faults.push(`scan ${scanId} is in ${other.name}, too`);
  }
}
