import type { OwnShipment, PartyView, StaffShipment } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database.ts';
import { post } from '../../../testing/builders.ts';
import { bookWithParties, openAsParty, type TestParties } from '../../../testing/parties.ts';
import {
  PASSWORD,
  registerCustomer,
  registerStaff,
  seatCustomer,
} from '../../../testing/people.ts';
import { urlOf } from '../../../testing/scratch-database.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

function cancelPath({ trackingNumber }: TestParties): string {
  return `/api/track/party/${trackingNumber}/cancel`;
}

async function cancellationOf({ id }: TestParties) {
  const { rows } = await sql<{ at: Date | null; kind: string | null; who: string | null }>`
    SELECT cancelled_at AS at, cancelled_by AS kind, cancelled_by_id AS who
    FROM shipments WHERE id = ${id}`.execute(server.owner.db);
  return { isCancelled: rows[0]?.at !== null, by: rows[0]?.kind, id: rows[0]?.who };
}

async function giveTo(customerId: string, { id }: TestParties): Promise<void> {
  await sql`UPDATE shipments SET customer_id = ${customerId} WHERE id = ${id}`.execute(
    server.owner.db,
  );
  await sql`SELECT list_shipments(ARRAY[${id}]::uuid[])`.execute(server.owner.db);
}

async function keyOf(customer: { browser: TestBrowser }, scopes: readonly string[]) {
  const answer = await customer.browser.post('/api/users/me/keys', {
    name: 'Shop',
    scopes,
    password: PASSWORD,
  });
  const { key, secret } = answer.json<{ key: { id: string }; secret: string }>();
  return { id: key.id, headers: { authorization: `Bearer ${secret}` } };
}

describe('cancelling a shipment', () => {
  it('is not possible with its receipt link alone', async () => {
    const booking = await bookWithParties(server);
    const byReceipt = await post(server, `/api/receipts/${booking.receiptId}/cancel`, {});
    expect(byReceipt.statusCode).toBe(404);
    const byNumber = await post(server, cancelPath(booking), {});
    expect(byNumber.json()).toMatchObject({ code: 'tracking_unknown' });
    expect(await cancellationOf(booking)).toMatchObject({ isCancelled: false });
  });

  it('is possible with the link mailed to the shipper, and recorded as such', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'shipper');
    const view = await browser.get(`/api/track/party/${booking.trackingNumber}`);
    expect(view.json<PartyView>().cancellable).toBe(true);
    const answer = await browser.post(cancelPath(booking));
    expect(answer.statusCode).toBe(200);
    expect(await cancellationOf(booking)).toEqual({
      isCancelled: true,
      by: 'shipper_link',
      id: null,
    });
    const again = await browser.post(cancelPath(booking));
    expect(again.json()).toMatchObject({ code: 'not_cancellable' });
  });

  it('is neither offered to the recipient nor allowed', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'recipient');
    const view = await browser.get(`/api/track/party/${booking.trackingNumber}`);
    expect(view.json<PartyView>().cancellable).toBe(false);
    const answer = await browser.post(cancelPath(booking));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'shipper_only' });
    expect(await cancellationOf(booking)).toMatchObject({ isCancelled: false });
  });

  it('is possible for the shipper even after opening the recipient’s link', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'shipper');
    await openAsParty(server, booking, 'recipient', browser);
    expect((await browser.post(cancelPath(booking))).statusCode).toBe(200);
  });

  it('is possible in the account that booked, and in no other', async () => {
    const booking = await bookWithParties(server);
    const owner = await seatCustomer(server);
    await giveTo(owner.id, booking);
    const other = await seatCustomer(server);
    expect((await other.browser.post(cancelPath(booking))).statusCode).toBe(404);
    expect((await owner.browser.post(cancelPath(booking))).statusCode).toBe(200);
    expect(await cancellationOf(booking)).toEqual({
      isCancelled: true,
      by: 'customer',
      id: owner.id,
    });
  });

  it('is possible with an API key that may book, not with a read-only one', async () => {
    const booking = await bookWithParties(server);
    const owner = await registerCustomer(server, worker);
    await giveTo(owner.id, booking);
    const reader = await keyOf(owner, ['shipments:read']);
    const refused = await post(server, cancelPath(booking), {}, reader.headers);
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    const booker = await keyOf(owner, ['shipments:write']);
    const answer = await post(server, cancelPath(booking), {}, booker.headers);
    expect(answer.statusCode).toBe(200);
    expect(await cancellationOf(booking)).toEqual({
      isCancelled: true,
      by: 'key',
      id: booker.id,
    });
  });

  it('is refused when another site posts it', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'shipper');
    const origin = 'https://evil.example';
    const answer = await browser.post(cancelPath(booking), undefined, { origin });
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' });
  });

  it('happens once when it is requested ten times at the same time', async () => {
    const booking = await bookWithParties(server);
    const browser = await openAsParty(server, booking, 'shipper');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post(cancelPath(booking))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await worker.runJobs();
    const { rows } = await sql`SELECT 1 FROM tracking_events
      WHERE shipment_id = ${booking.id} AND code = 'CANCELLED'`.execute(server.owner.db);
    expect(rows).toHaveLength(1);
  });
});

describe('the secret id of a receipt', () => {
  it('is not shown to staff in the details of a shipment', async () => {
    const booking = await bookWithParties(server);
    const { browser } = await registerStaff(server, 'support');
    const shown = await browser.get(`/api/admin/shipments/${booking.id}`);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).not.toContain(booking.receiptId);
    const listed = await browser.get('/api/admin/shipments');
    expect(listed.body).not.toContain(booking.receiptId);
  });

  it('is not shown to staff in the ledger, nor is the attempt that leads to it', async () => {
    const booking = await bookWithParties(server);
    const { browser } = await registerStaff(server, 'finance');
    const shown = await browser.get(`/api/admin/shipments/${booking.id}`);
    expect(shown.json<StaffShipment>().money.books).not.toBeNull();
    expect(shown.body).not.toContain(booking.receiptId);
    expect(shown.body).not.toContain(booking.attemptId);
  });

  it('is in the owner’s list, but not in lists for staff or a read-only key', async () => {
    const booking = await bookWithParties(server);
    const owner = await registerCustomer(server, worker);
    await giveTo(owner.id, booking);
    const { browser: staff } = await registerStaff(server, 'support');
    await staff.post('/api/admin/viewing', { customer: owner.id, reason: 'Called about a bill' });
    const reading = await keyOf(owner, ['shipments:read']);
    const writing = await keyOf(owner, ['shipments:read', 'shipments:write']);
    for (const url of ['/api/shipments', `/api/shipments/${booking.id}`]) {
      expect((await owner.browser.get(url)).body).toContain(booking.receiptId);
      const asProgram = (headers: Record<string, string>) => server.app.inject({ url, headers });
      expect((await asProgram(writing.headers)).body).toContain(booking.receiptId);
      for (const answer of [await staff.get(url), await asProgram(reading.headers)]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.body).not.toContain(booking.receiptId);
      }
    }
    for (const url of ['/api/users/me/details', `/api/admin/users/${owner.id}/details`]) {
      const details = await staff.get(url);
      expect(details.statusCode).toBe(200);
      expect(details.body).toContain(booking.trackingNumber);
      expect(details.body).not.toContain(booking.receiptId);
    }
    const listed = await staff.get('/api/shipments');
    expect(listed.json<{ shipments: OwnShipment[] }>().shipments[0]?.receiptId).toBeNull();
  });

  it('cannot be read by the reporting role, nor can anything that leads to it', async () => {
    await bookWithParties(server);
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(
      server.owner.db,
    );
    const url = new URL(urlOf(testConfig().config.DATABASE_API_URL, rows[0]?.name ?? ''));
    url.username = 'waypost_readonly';
    const reports = openDatabase({
      url: url.href,
      poolSize: 1,
      applicationName: 'reports-test',
      log: server.ctx.log,
    });
    const read = async (column: string, table: string) => {
      try {
        await sql.raw(`SELECT ${column} FROM ${table} LIMIT 1`).execute(reports.db);
        return 'allowed';
      } catch (error) {
        return String(error).includes('permission denied') ? 'refused' : String(error);
      }
    };
    try {
      expect(await read('tracking_number, price_cents, cancelled_by', 'shipments')).toBe('allowed');
      expect(await read('state, amount_cents, shipment_id', 'booking_attempts')).toBe('allowed');
      expect(await read('receipt_id', 'shipments')).toBe('refused');
      expect(await read('attempt_id', 'shipments')).toBe('refused');
      expect(await read('id', 'booking_attempts')).toBe('refused');
      expect(await read('answer', 'booking_attempts')).toBe('refused');
      expect(await read('request', 'booking_attempts')).toBe('refused');
      expect(await read('id', 'drafts')).toBe('refused');
      expect(await read('effect_key', 'ledger_transactions')).toBe('refused');
      expect(await read('name, state', 'pgboss.job')).toBe('allowed');
      expect(await read('data', 'pgboss.job')).toBe('refused');
    } finally {
      await reports.close();
    }
  });
});
