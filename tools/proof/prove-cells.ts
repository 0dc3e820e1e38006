import type { Booking } from '@waypost/contract/client';
import { defineTool, say } from '../driver/define-tool.ts';
import { bookDraft, draftParcel, quoteParcel } from '../installation/book-parcel.ts';
import { newEmail, PASSWORD, registration } from '../installation/people.ts';
import { readValue } from '../installation/read-value.ts';
import { openTwoCells } from '../installation/two-cells.ts';
import { waitFor } from '../installation/wait-for.ts';
import {
  cellOf,
  type Cells,
  enter,
  otherThan,
  PATIENCE_MS,
  read,
  type Scan,
  scanOf,
  send,
} from './cells/cell-calls.ts';
import { departInContainer } from './cells/depart-in-container.ts';
import { openConsole } from './cells/look-at-console.ts';
import { stopCell } from './cells/stop-cell.ts';

const USAGE = `
pnpm proof cells [--short] [--bookings 40] [--people 8] [--stops 2]
  Two cells, each with its own services, set up as docs/runbooks/cells.md says. Quotes, drafts and bookings are made at the
  doors of both, look-ups ask both for all of them, one device sends scans of both in one call to either door, and people
  register at one door and sign in at the other. Every row must be in the cell of its shard, and in no other. A container
  departs with parcels of both. The console must list the rows of both, each once, through either door.
  Then each cell in turn is stopped with its PostgreSQL, api and worker. In the other one people must still be able to
  register and book, its scans must be acknowledged and its pages must work; the console must name the missing cell, and
  the answer for each scan must say whether it was stored. When the cell is back, every acknowledged scan must be stored
  exactly once.
  --short   8 bookings, 2 people, and only b is stopped`;

export const proveCells = defineTool({
  usage: USAGE,
  options: { bookings: [40, 8], people: [8, 2], stops: [2, 1] },
  run: ({ bookings, people, stops }) => prove(bookings, people, stops),
});

async function prove(bookingCount: number, peopleCount: number, stopCount: number) {
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
  const departed = await departInContainer(cells, bookings, faults);
  const signedIn = await signInElsewhere(cells, peopleCount, faults);
  say(`${signedIn} people have signed in at the other door`);
  const office = await openConsole(cells);
  await office.expectAll(bookings, [], faults);
  let unavailable = 0;
  for (const name of (['b', 'a'] as const).slice(0, stopCount)) {
    const away = await stopCell(cells, name, { bookings, key, office, faults });
    say(`${name} was away for ${away.seconds} s`);
    bookings.push(...away.booked);
    sent.push(...away.scans);
    unavailable += away.unavailable;
    await office.expectAll(bookings, [], faults);
  }
  await checkScans(cells, sent, faults);
  return {
    ok: faults.length === 0,
    bookings: bookings.length,
    lookUps,
    scans: sent.length,
    departed,
    signedIn,
    unavailableWhileAway: unavailable,
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
    const other = otherThan(cells, first);
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
    if (cookie === undefined) faults.push(`nobody could sign in at ${second.name}`);
    for (const cell of [cells.a, cells.b]) {
      const me = await read(cell, '/api/auth/me', { cookie: cookie ?? '' });
      if (me.status === 200 && me.body.includes(email)) signedIn += 0.5;
      else faults.push(`somebody who signed in at ${second.name} is unknown at ${cell.name}`);
    }
  }
  return signedIn;
}

async function checkScans(
  { a, b }: Cells,
  scans: readonly Scan[],
  faults: string[],
): Promise<void> {
  const sql = 'SELECT count(*)::int FROM tracking_events WHERE scan_id = $1';
  for (const { scanId, ref } of scans) {
    const own = cellOf({ a, b }, ref);
    const other = otherThan({ a, b }, own);
    if ((await readValue<number>(own.db, sql, [scanId])) !== 1)
      faults.push(`scan ${scanId} is not once in ${own.name}`);
    if ((await readValue<number>(other.db, sql, [scanId])) !== 0)
      faults.push(`scan ${scanId} is in ${other.name}, too`);
  }
}
