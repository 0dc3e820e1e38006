import { randomUUID } from 'node:crypto';
import type { AccountExport, Booking } from '@waypost/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { bookingRequest, makeDraft, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { PASSWORD, registerCustomer, type TestCustomer } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);

async function book(customer: TestCustomer): Promise<Booking> {
  const draft = await makeDraft(server);
  const answer = await customer.browser.post('/api/shipments/public', bookingRequest(draft), {
    headers: { 'idempotency-key': draft.attemptId },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<Booking>();
}

/** As many shipments more, each like the one given. */
async function copyShipment({ id }: Booking, count: number): Promise<void> {
  const { db } = server.owner;
  await db.transaction().execute(async (tx) => {
    await sql`CREATE TEMP TABLE copied ON COMMIT DROP AS
      SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${count}) n`.execute(tx);
    await sql`INSERT INTO shipments SELECT (jsonb_populate_record(s, jsonb_build_object('id', c.id,
        'tracking_number', 'COPY' || c.id, 'receipt_id', c.id::text, 'attempt_id', NULL))).*
      FROM shipments s, copied c WHERE s.id = ${id}`.execute(tx);
    for (const table of ['shipmentState', 'shipmentParties', 'shipmentList']) {
      await sql`INSERT INTO ${sql.table(table)}
        SELECT (jsonb_populate_record(t, jsonb_build_object('shipment_id', c.id))).*
        FROM ${sql.table(table)} t, copied c WHERE t.shipment_id = ${id}`.execute(tx);
    }
  });
}

async function countNamed(customer: TestCustomer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM shipment_parties p JOIN shipments h ON h.id = p.shipment_id
    WHERE h.customer_id = ${customer.id} AND p.role = 'shipper' AND p.name <> ''`.execute(
    server.owner.db,
  );
  return rows[0]?.count ?? 0;
}

async function eraseJobs(): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`
    SELECT data FROM pgboss.job WHERE name = 'erase_shipments_of_person' AND state = 'created'`.execute(
    server.owner.db,
  );
  return rows.map(({ data }) => data);
}

it('takes an erased person off the public page at once, under every reference and for conditional requests', async () => {
  const customer = await registerCustomer(server, worker);
  const booking = await book(customer);
  const alias = `ORDER-OF-${booking.id.slice(0, 8).toUpperCase()}`;
  await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
    SELECT ${alias}, shard, id, 'alias' FROM shipments WHERE id = ${booking.id}`.execute(
    server.owner.db,
  );
  const refs = [booking.trackingNumber, alias];
  const seen = await Promise.all(
    refs.map((ref) => server.app.inject(`/api/shipments/track/${ref}`)),
  );
  for (const page of seen) expect(page.body).toContain('s•••r@e•••');

  const answer = await customer.browser.delete('/api/users/me', { password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  for (const [n, ref] of refs.entries()) {
    const etag = String(seen[n]?.headers['etag']);
    const url = `/api/shipments/track/${ref}`;
    const page = await server.app.inject({ url, headers: { 'if-none-match': etag } });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('s•••r@e•••');
    expect(page.body).not.toContain('S. S.');
  }
});

it('erases the pictures of a person’s deliveries from the object store', async () => {
  const customer = await registerCustomer(server, worker);
  const { trackingNumber } = await book(customer);
  const photo = { create: { width: 60, height: 40, channels: 3, background: '#146' } } as const;
  const uploaded = await server.app.inject({
    method: 'POST',
    url: `/api/scans/proofs?ref=${trackingNumber}`,
    payload: await sharp(photo).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${server.deviceKey}` },
  });
  const { pictureId } = uploaded.json<{ pictureId: string }>();
  const scan = scanOf(trackingNumber, {
    code: 'DELIVERED',
    proof: { signedBy: 'Rosa', pictureId },
  });
  expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
  const { objectKey: key } = await server.owner.db
    .selectFrom('proofPictures')
    .select('objectKey')
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow();
  expect(await server.ctx.objects.get(key)).not.toBeNull();
  await customer.browser.delete('/api/users/me', { password: PASSWORD });
  await worker.runJobs();
  expect(await server.ctx.objects.get(key)).toBeNull();
});

it('stores nothing about an erased person that a phone tells weeks later', async () => {
  const customer = await registerCustomer(server, worker);
  const { id, trackingNumber } = await book(customer);
  await customer.browser.delete('/api/users/me', { password: PASSWORD });
  await worker.runJobs();
  // the list for lagging standbys is kept for a day
  await server.owner.db.deleteFrom('erasedShipments').where('shipmentId', '=', id).execute();

  const pictureId = randomUUID();
  const scan = scanOf(trackingNumber, {
    code: 'DELIVERED',
    note: 'Given to Canary',
    proof: { signedBy: 'Canary', pictureId },
  });
  expect(await outcomesOf(server, [scan])).toEqual(['recorded']);
  const photo = { create: { width: 60, height: 40, channels: 3, background: '#146' } } as const;
  const uploaded = await server.app.inject({
    method: 'PUT',
    url: `/api/scans/proofs/${pictureId}?ref=${trackingNumber}`,
    payload: await sharp(photo).jpeg().toBuffer(),
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${server.deviceKey}` },
  });
  expect(uploaded.statusCode, 'the phone must not send it for ever').toBe(200);

  const { rows } = await sql<{ note: string | null; proof: object | null }>`
    SELECT note, proof FROM event_private WHERE shipment_id = ${id}`.execute(server.owner.db);
  expect(rows).toEqual([{ note: null, proof: null }]);
  expect(await server.ctx.objects.get(`proofs/${pictureId}`)).toBeNull();
  const listed = server.owner.db.selectFrom('proofPictures').select('id');
  expect(await listed.where('id', '=', pictureId).execute()).toEqual([]);
  expect(await outcomesOf(server, [scan]), 'sent again').toEqual(['known']);
});

it('erases an account of many shipments in batches, and completes all of them after a crash', async () => {
  const customer = await registerCustomer(server, worker);
  await copyShipment(await book(customer), 1_199);
  expect(await countNamed(customer)).toBe(1_200);

  await customer.browser.delete('/api/users/me', { password: PASSWORD });
  expect(await countNamed(customer)).toBe(700);
  const [next, ...none] = await eraseJobs();
  expect([next, none]).toEqual([
    { customerId: customer.id, shard: expect.any(Number), after: expect.any(String) },
    [],
  ]);

  // the worker died after its commit and before it said so: the same batch comes again
  await worker.runJob('erase_shipments_of_person', next as object);
  await worker.runJob('erase_shipments_of_person', next as object);
  expect(await countNamed(customer)).toBe(200);
  await worker.runJobs();
  expect(await countNamed(customer)).toBe(0);
  for (let n = 0; n < 5 && (await eraseJobs()).length > 0; n += 1) await worker.runJobs();
  expect(await eraseJobs()).toEqual([]);
});

it('erases a booking later when it is still being paid while its account is erased', async () => {
  const customer = await registerCustomer(server, worker);
  const booking = await book(customer);
  await sql`UPDATE booking_attempts SET state = 'authorising'
    WHERE shipment_id = ${booking.id}`.execute(server.owner.db);
  await customer.browser.delete('/api/users/me', { password: PASSWORD });
  const [next] = await eraseJobs();
  expect(next).toEqual({ customerId: customer.id, shard: expect.any(Number), after: booking.id });
});

it('streams the export of an account with thousands of shipments, each once', async () => {
  const customer = await registerCustomer(server, worker);
  await copyShipment(await book(customer), 2_499);
  const answer = await customer.browser.get('/api/users/me/export');
  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(answer.headers['content-length']).toBeUndefined();
  const { shipments } = answer.json<AccountExport>();
  expect(shipments).toHaveLength(2_500);
  expect(new Set(shipments.map(({ trackingNumber }) => trackingNumber)).size).toBe(2_500);
});

it('erases unmatched scans after 30 days, and keeps newer ones', async () => {
  await sql`INSERT INTO unmatched_scans (source_id, scan_id, shard, ref, scan, content_hash, recorded_at)
    SELECT 0, gen_random_uuid(), 0, 'NEVER-' || n, '{"note": "left with Rosa"}', 0,
      now() - interval '1 day' * (CASE WHEN n <= 1500 THEN 31 ELSE 29 END)
    FROM generate_series(1, 1510) n`.execute(server.owner.db);
  await worker.runJob('erase_unmatched_scans', {});
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM unmatched_scans WHERE ref LIKE 'NEVER-%'`.execute(
    server.owner.db,
  );
  expect(rows).toEqual([{ count: 10 }]);
});

/**
 * Tables with words that point to a person's account, shipment or address, and what erasing does to them.
 * A new one fails here until somebody has decided it.
 */
const ERASURE: Record<string, string> = {
  account_events: 'erased',
  booking_attempts: 'erased',
  bulk_rows: 'no words of a person',
  bulk_uploads: 'erased',
  case_files: 'erased',
  case_messages: 'erased',
  charge_lines: 'kept as bookkeeping',
  code_attempts: 'erased',
  contact_answers: 'erased',
  contact_messages: 'erased',
  container_pieces: 'no words of a person',
  counted_deliveries: 'no words of a person',
  courier_cash: 'kept as bookkeeping',
  credit_limits: 'erased',
  customer_addresses: 'erased',
  customer_browsers: 'erased',
  customer_keys: 'erased',
  customer_sessions: 'erased',
  customers: 'erased',
  desk_items: 'erased',
  documents: 'erased',
  drafts: 'erased',
  event_private: 'erased',
  handovers: 'erased',
  label_batches: 'erased',
  ledger_entries: 'kept as bookkeeping',
  ledger_transactions: 'kept as bookkeeping',
  live_shipments: 'no words of a person',
  mailed_links: 'erased',
  manifests: 'erased',
  newsletter_consents: 'erased',
  outbox_mails: 'no words of a person',
  parcel_templates: 'erased',
  party_cases: 'erased',
  party_link_requests: 'erased',
  payment_disputes: 'kept as bookkeeping',
  pickup_rules: 'erased',
  pickups: 'erased',
  program_batch_rows: 'erased',
  program_batches: 'erased',
  program_calls: 'no words of a person',
  program_requests: 'erased',
  program_shipments: 'erased',
  proof_pictures: 'erased',
  rate_tokens: 'erased',
  refunds: 'kept as bookkeeping',
  saved_cards: 'erased',
  shipment_edits: 'no words of a person',
  shipment_items: 'kept as bookkeeping',
  shipment_list: 'words of the recipient',
  shipment_parties: 'erased',
  shipment_payers: 'erased',
  shipment_refs: 'no words of a person',
  shipment_search: 'words of the recipient',
  shipment_state: 'no words of a person',
  shipment_subscriptions: 'erased',
  shipments: 'kept as bookkeeping',
  staff_invitations: 'staff',
  staff_mails: 'erased',
  staff_members: 'staff',
  staff_notes: 'erased',
  statement_lines: 'kept as bookkeeping',
  stop_pieces: 'no words of a person',
  test_mails: 'erased',
  told_shipments: 'erased',
  tracking_events: 'no words of a person',
  unmatched_scans: 'erased',
  viewing_sessions: 'erased',
  webhook_attempts: 'erased',
  webhook_deliveries: 'erased',
  webhook_endpoints: 'erased',
};

it('states for every table that refers to a person what erasing does to it', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT c.relname::text AS name FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute pointer ON pointer.attrelid = c.oid AND pointer.attname IN
      ('customer_id', 'shipment_id', 'email', 'email_key', 'recipient_email', 'case_id', 'message_id',
        'draft_id', 'ref')
    JOIN pg_attribute word ON word.attrelid = c.oid AND word.attnum > 0 AND NOT word.attisdropped
      AND word.atttypid IN ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    ORDER BY 1`.execute(server.owner.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(ERASURE).toSorted());
});
