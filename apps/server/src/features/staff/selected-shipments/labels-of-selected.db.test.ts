import { randomUUID } from 'node:crypto';
import type { LabelBatch } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import {
  PASSWORD,
  registerCustomer,
  registerStaff,
  seatCustomer,
} from '../../../testing/people.ts';
import { readText } from '../../../testing/scan-codes.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/admin/selected-shipments/labels';

type Member = Awaited<ReturnType<typeof registerStaff>>;

/** Of two customers, paid. */
async function bookTwo(first: { id: string }, second: { id: string }) {
  const booked = [await bookShipment(server), await bookShipment(server)];
  for (const [at, { id }] of [first, second].entries()) {
    await sql`UPDATE shipments SET customer_id = ${id}, hold = NULL
      WHERE id = ${booked[at]?.id}`.execute(server.owner.db);
  }
  return booked;
}

function ask({ browser }: Member, numbers: string[], id: string = randomUUID()) {
  return browser.post(PATH, { id, numbers, file: 'labels.pdf' });
}

async function auditedOf({ id }: Member, action: string) {
  const { rows } = await sql<{ ids: string[] }>`SELECT details->'ids' AS ids FROM audit_log
    WHERE actor_id = ${id} AND action = ${action} ORDER BY at`.execute(server.owner.db);
  return rows.map(({ ids }) => ids);
}

describe('labels that staff has made for selected shipments', () => {
  it('are one PDF for several customers, made once and audited when asked for and downloaded', async () => {
    const staff = await registerStaff(server, 'support');
    const booked = await bookTwo(await seatCustomer(server), await seatCustomer(server));
    const numbers = booked.map(({ trackingNumber }) => trackingNumber);
    const key = randomUUID();
    const asked = await Promise.all([1, 2].map(() => ask(staff, numbers, key)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, again] = asked.map((answer) => answer.json<LabelBatch>());
    expect(again).toEqual(first);
    expect((await ask(staff, numbers.slice(1), key)).json()).toMatchObject({
      code: 'idempotency_mismatch',
    });

    const file = `${PATH}/${first?.id}`;
    expect((await staff.browser.get(file)).statusCode).toBe(202);
    await worker.runJobs();
    const ready = await staff.browser.get(file);
    expect(ready.headers['content-type']).toBe('application/pdf');
    const pages = (await readText(ready.rawPayload)).split('\f').filter(Boolean);
    expect(pages.map((page) => page.replaceAll(' ', ''))).toEqual(
      numbers.map((number) => expect.stringContaining(number)),
    );
    const ids = booked.map(({ id }) => id);
    expect(await auditedOf(staff, 'shipment.make_labels')).toEqual([ids]);
    expect(await auditedOf(staff, 'shipment.labels')).toEqual([ids]);
  });

  it('are read by nobody but the member who asked for them', async () => {
    const [staff, other] = [
      await registerStaff(server, 'operations'),
      await registerStaff(server, 'owner'),
    ];
    const customer = await seatCustomer(server);
    const [booked] = await bookTwo(customer, customer);
    const batch = (await ask(staff, [booked?.trackingNumber ?? ''])).json<LabelBatch>();
    await worker.runJobs();
    expect((await other.browser.get(`${PATH}/${batch.id}`)).statusCode).toBe(404);
    expect((await customer.browser.get(`/api/shipments/labels/${batch.id}`)).statusCode).toBe(404);
    expect((await staff.browser.get(`${PATH}/${batch.id}`)).statusCode).toBe(200);
  });

  it('are refused by name for a cancelled or unknown shipment, and nothing is audited as made', async () => {
    const staff = await registerStaff(server, 'support');
    const customer = await seatCustomer(server);
    const [kept, gone] = await bookTwo(customer, customer);
    await sql`UPDATE shipments SET cancelled_at = now() WHERE id = ${gone?.id}`.execute(
      server.owner.db,
    );
    const numbers = [kept?.trackingNumber ?? '', gone?.trackingNumber ?? ''];
    const withheld = await ask(staff, numbers);
    expect(withheld.statusCode).toBe(409);
    expect(withheld.json()).toMatchObject({
      code: 'labels_withheld',
      details: { shipments: [{ trackingNumber: numbers[1], because: 'cancelled' }] },
    });
    expect((await ask(staff, ['WP00000000000000'])).statusCode).toBe(404);
    expect(await auditedOf(staff, 'shipment.make_labels')).toEqual([]);
  });

  it('go with the account of a customer whose label is among them', async () => {
    const staff = await registerStaff(server, 'support');
    const customer = await registerCustomer(server, worker);
    const booked = await bookTwo(customer, await seatCustomer(server));
    const numbers = booked.map(({ trackingNumber }) => trackingNumber);
    const batch = (await ask(staff, numbers)).json<LabelBatch>();
    await worker.runJobs();
    const key = `labels/${staff.id}/${batch.id}/labels.pdf`;
    expect(await server.ctx.objects.get(key)).not.toBeNull();
    await customer.browser.delete('/api/users/me', { password: PASSWORD });
    await worker.runJobs();
    expect(await server.ctx.objects.get(key)).toBeNull();
    expect((await staff.browser.get(`${PATH}/${batch.id}`)).statusCode).toBe(404);
  });
});
