import { randomUUID } from 'node:crypto';
import type { EntryPrice, PublicTracking, Receipt, ShipmentEntry } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { enterShipment } from '@waypost/contract';
import { outcomesOf, scanOf } from '../../../testing/builders.ts';
import { giveCredit } from '../../../testing/credit.ts';
import { newEmail, registerStaff, seatCustomer, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
let owner: TestStaff;
let operations: TestStaff;

beforeAll(async () => {
  owner = await registerStaff(server, 'owner');
  operations = await registerStaff(server, 'operations');
});

type Entered = z.infer<(typeof enterShipment)['answers'][201]>;

const entryOf = (change: Partial<ShipmentEntry> = {}) => ({
  id: randomUUID(),
  serviceType: 'parcel',
  parcel: { level: 'standard', weightGrams: 8400, lengthMm: 400, widthMm: 300, heightMm: 500 },
  from: 'Berlin, Germany',
  to: 'Paris, France',
  shipperName: 'Sam Shipper',
  shipperEmail: newEmail(),
  recipientName: 'Rosa Recipient',
  recipientEmail: newEmail(),
  recipientAddress: '5 Rue de Rivoli, 75001 Paris, France',
  payment: 'on_delivery',
  ...change,
});

async function enter(change: Partial<ShipmentEntry> = {}, staff: TestStaff = operations) {
  return staff.browser.post('/api/admin/shipments', entryOf(change));
}

async function receiptOf({ id }: Entered): Promise<Receipt> {
  const { rows } = await sql<{ receiptId: string }>`SELECT receipt_id FROM shipments
    WHERE id = ${id}`.execute(server.owner.db);
  const receiptId = rows[0]?.receiptId ?? '';
  return (await server.app.inject(`/api/receipts/${receiptId}`)).json<Receipt>();
}

it('the price that staff is shown is the one that is booked, and nothing is kept of it', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`SELECT (SELECT count(*) FROM quotes)::int
      + (SELECT count(*) FROM shipments)::int AS count`.execute(server.owner.db);
    return rows[0]?.count;
  };
  const before = await count();
  for (const [payment, wantedCents] of [
    ['on_delivery', 12_674],
    ['on_account', 10_562],
  ] as const) {
    const { serviceType, parcel, from, to } = entryOf();
    const asked = { serviceType, parcel, from, to, payment };
    const answer = await operations.browser.post('/api/admin/shipments/price', asked);
    expect([answer.statusCode, answer.json().currency]).toEqual([200, 'EUR']);
    const { lines, totalCents } = answer.json<EntryPrice>();
    expect(lines.reduce((sum, { cents, taxCents }) => sum + cents + taxCents, 0)).toBe(totalCents);
    expect(totalCents).toBe(wantedCents);
  }
  expect(await count()).toBe(before);
  const unknown = { ...entryOf(), from: 'Nowhere' };
  const refused = await operations.browser.post('/api/admin/shipments/price', unknown);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'place_unknown']);
});

describe('a shipment that staff enters', () => {
  it('is priced by the tariff, owed on delivery, and emailed to both parties', async () => {
    const entry = entryOf();
    const answer = await operations.browser.post('/api/admin/shipments', entry);
    expect(answer.statusCode).toBe(201);
    const entered = answer.json<Entered>();
    // 8.4 kg, volumetric 12 kg: 18 + 12 x 5.2 = 80.40; 12 % + 3 more: 93.05; 13.5 % and 20 % on that
    expect(entered).toMatchObject({ priceCents: 12_674, currency: 'EUR' });
    expect(await receiptOf(entered)).toMatchObject({
      paymentMethod: 'cod',
      paymentState: 'due_on_delivery',
      hold: null,
    });
    await worker.runJobs();
    for (const email of [entry.shipperEmail, entry.recipientEmail]) {
      expect(worker.mails.filter(({ to }) => to === email)).toHaveLength(1);
    }
  });

  it('is created once, however often its form is posted, also at once', async () => {
    const entry = entryOf();
    const answers = await Promise.all(
      [1, 2, 3].map(() => operations.browser.post('/api/admin/shipments', entry)),
    );
    expect(new Set(answers.map((answer) => answer.json<Entered>().id)).size).toBe(1);
  });

  it('for a customer is on the account, in its shard and list, and paid by transfer', async () => {
    const customer = await seatCustomer(server);
    await giveCredit(server, customer.id, 100_000);
    const entered = (
      await enter({ userId: customer.id, payment: 'on_account', shipperEmail: '' })
    ).json<Entered>();
    const own = await customer.browser.get('/api/shipments');
    expect(own.json()).toMatchObject({ shipments: [{ id: entered.id }] });
    expect(await receiptOf(entered)).toMatchObject({
      paymentState: 'on_account',
      shipper: { email: customer.email },
    });
    await owner.browser.post(`/api/admin/shipments/${entered.id}/received`, {
      cents: entered.priceCents,
    });
    expect(await receiptOf(entered)).toMatchObject({ paymentState: 'paid' });
    const { rows } = await sql`SELECT DISTINCT e.customer_id FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.shipment_id = ${entered.id}`.execute(server.owner.db);
    expect(rows).toEqual([{ customerId: customer.id }]);
  });

  it('for no customer cannot be paid on account', async () => {
    expect((await enter({ payment: 'on_account' })).statusCode).toBe(400);
    expect((await enter({ userId: randomUUID() })).json()).toMatchObject({
      code: 'customer_unknown',
    });
  });

  it('at another price has an adjustment with a reason, by members who may move money', async () => {
    const price = { cents: 5_000, reason: 'Agreed by telephone.' };
    expect((await enter({ price })).statusCode).toBe(403);
    const entered = (await enter({ price }, owner)).json<Entered>();
    const { charges } = await receiptOf(entered);
    expect(charges.totalCents).toBe(5_000);
    expect(charges.lines.at(-1)).toMatchObject({ kind: 'adjustment', cents: 5_000 - 12_674 });
    const { rows } = await sql<{ note: string }>`SELECT note FROM event_private
      WHERE shipment_id = ${entered.id}`.execute(server.owner.db);
    expect(rows[0]?.note).toContain('Agreed by telephone.');
  });

  it('has the keyed hash of its alias, which a job adds where it is missing', async () => {
    const entered = await enter({ trackingNumber: `ACME-${randomUUID().slice(0, 8)}` });
    const { id } = entered.json<Entered>();
    const readAlias = () =>
      server.owner.db
        .selectFrom('shipmentRefs')
        .select(['ref', 'refHash'])
        .where('shipmentId', '=', id)
        .where('kind', '=', 'alias')
        .executeTakeFirstOrThrow();
    const { ref, refHash: first } = await readAlias();
    const expected = server.ctx.secrets.keyedHash('alias', ref);
    expect(first).toEqual(expected);
    await sql`UPDATE shipment_refs SET ref_hash = NULL WHERE shipment_id = ${id}`.execute(
      server.owner.db,
    );
    await worker.runJob('hash_aliases', {});
    expect((await readAlias()).refHash).toEqual(expected);
  });

  it('keeps a given number as an alias, also for scans that arrived before', async () => {
    const alias = `ACME-${randomUUID().slice(0, 8)}`;
    expect(await outcomesOf(server, [scanOf(alias)])).toEqual(['unmatched']);
    const entered = (await enter({ trackingNumber: ` ${alias} ` })).json<Entered>();
    await worker.runJobs();
    const shown = await server.app.inject(`/api/shipments/track/${alias}`);
    expect(shown.json<PublicTracking>()).toMatchObject({
      trackingNumber: entered.trackingNumber,
      status: 'Picked Up',
    });
    expect((await enter({ trackingNumber: alias })).json()).toMatchObject({
      code: 'reference_taken',
    });
    expect((await enter({ trackingNumber: entered.trackingNumber })).json()).toMatchObject({
      code: 'reference_taken',
    });
  });

  it('can have a status and delivery days from the beginning', async () => {
    const eta = { earliest: '2099-03-02', latest: '2099-03-04' };
    const entered = (await enter({ status: 'In Transit', eta })).json<Entered>();
    const shown = await server.app.inject(`/api/shipments/track/${entered.trackingNumber}`);
    expect(shown.json<PublicTracking>()).toMatchObject({ status: 'In Transit', delivery: eta });
  });

  it('can be cancelled by staff, and nothing is owed any more', async () => {
    const entered = (await enter()).json<Entered>();
    const path = `/api/admin/shipments/${entered.id}/cancel`;
    const answer = await operations.browser.post(path, { reason: 'Entered twice.', refund: true });
    expect(answer.json()).toMatchObject({ status: 'Cancelled' });
    expect(await receiptOf(entered)).toMatchObject({ paymentState: 'cancelled' });
  });
});
