import type { Booking } from '@waypost/contract/client';
import { bookDraft, draftParcel } from '../../installation/book-parcel.ts';
import { newEmail, registration } from '../../installation/people.ts';
import type { OpenCell } from '../../installation/two-cells.ts';
import { waitFor } from '../../installation/wait-for.ts';
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
} from './cell-calls.ts';
import type { Console } from './look-at-console.ts';

type Setting = {
  bookings: readonly Booking[];
  key: string;
  office: Console;
  faults: string[];
};

type Away = { scans: Scan[]; booked: Booking[]; unavailable: number; seconds: number };

/** Stops PostgreSQL, api and worker of a cell, goes on in the other one, and starts it again. */
export async function stopCell(cells: Cells, name: 'a' | 'b', setting: Setting): Promise<Away> {
  const { bookings, key, office, faults } = setting;
  const away = cells[name];
  const left = otherThan(cells, away);
  const ownRef = bookings.find(({ trackingNumber }) => cellOf(cells, trackingNumber) === left);
  const page = await openPage(left, ownRef?.trackingNumber ?? '');
  const code = name === 'b' ? 'ARRIVED' : 'DEPARTED';
  const scans = bookings.map(({ trackingNumber }) => scanOf(trackingNumber, code));
  const booked: Booking[] = [];
  let unavailable = 0;

  await away.api.kill();
  await away.worker.kill();
  const stoppedAt = performance.now();
  await away.installation.replacePostgres(async () => {
    unavailable = await sendWhileAway(cells, left, scans, setting);
    await lookUpWhileAway(cells, left, setting);
    booked.push(await bookDraft(left.call, await draftParcel(left.call), 'cod'));
    await registerWhileAway(cells, left);
    await page.expectChange();
    if (name === 'b') await office.expectAll([...bookings, ...booked], [name], faults);
    else await office.expectClosed(left, faults);
  });
  const seconds = Math.round((performance.now() - stoppedAt) / 100) / 10;
  page.close();
  for (const { trackingNumber } of booked) {
    if (cellOf(cells, trackingNumber) !== left)
      faults.push(`a booking at ${left.name} is not of ${left.name}`);
  }

  away.db = await away.installation.connect('superuser');
  away.api = await away.installation.startApi();
  away.worker = await away.installation.startWorker();
  await waitFor('the cell that was away', PATIENCE_MS, async () => {
    const again = await send(left, key, scans);
    return again.every(({ outcome }) => outcome === 'recorded' || outcome === 'known') || undefined;
  });
  return { scans, booked, unavailable, seconds };
}

async function sendWhileAway(
  cells: Cells,
  left: OpenCell,
  scans: readonly Scan[],
  { key, faults }: Setting,
): Promise<number> {
  const results = await send(left, key, scans);
  for (const [at, { outcome }] of results.entries()) {
    const expected = cellOf(cells, scans[at]?.ref ?? '') === left ? 'recorded' : 'unavailable';
    if (outcome !== expected)
      faults.push(`with ${left.name} alone a scan was ${outcome}, not ${expected}`);
  }
  return results.filter(({ outcome }) => outcome === 'unavailable').length;
}

async function lookUpWhileAway(
  cells: Cells,
  left: OpenCell,
  { bookings, faults }: Setting,
): Promise<void> {
  for (const { trackingNumber } of bookings) {
    const { status } = await read(left, `/api/shipments/track/${trackingNumber}`);
    const expected = cellOf(cells, trackingNumber) === left ? 200 : 503;
    if (status !== expected)
      faults.push(`with ${left.name} alone a look-up was answered ${status}, not ${expected}`);
  }
}

/** Half of all addresses lead to the other cell; whoever comes to this one becomes a customer. */
async function registerWhileAway(cells: Cells, left: OpenCell): Promise<void> {
  await waitFor('a customer of the cell that is left', PATIENCE_MS, async () => {
    const email = newEmail();
    return enter(cells, left, '/api/auth/register', email, registration(email));
  });
}

/** A live page of one shipment. */
async function openPage({ installation }: OpenCell, ref: string) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const stream = await fetch(`${installation.apiUrl}/api/track/live?refs=${ref}`, { signal });
  let snapshots = 0;
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) {
      snapshots += Buffer.from(chunk).toString().split('event: snapshot').length - 1;
    }
  })().catch(() => undefined);
  await waitFor('a live page', PATIENCE_MS, async () => snapshots > 0 || undefined);
  const before = snapshots;
  return {
    expectChange: () =>
      waitFor('a change on a live page', PATIENCE_MS, async () => snapshots > before || undefined),
    close() {
      leaving.abort();
      void reading;
    },
  };
}
