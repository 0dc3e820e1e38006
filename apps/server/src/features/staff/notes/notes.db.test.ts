import { randomUUID } from 'node:crypto';
import type { CustomerRecord, StaffShipment } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { registerStaff, seatCustomer, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { notes } from './index.ts';

const server = useTestServer();
const TEXT = 'Called the shipper: the doorbell is broken.\nDeliver to the bakery.';

async function notesOf({ browser }: TestStaff, path: string) {
  return (await browser.get(path)).json<StaffShipment | CustomerRecord>().notes;
}

async function auditOf(subject: string) {
  const { rows } = await sql<{ action: string; details: object }>`SELECT action, details
    FROM audit_log WHERE subject = ${subject} AND action = 'note.add'`.execute(server.owner.db);
  return rows;
}

describe('a note of staff', () => {
  it('is on its shipment for every colleague, written once however often it is sent, and audited without its text', async () => {
    const author = await registerStaff(server, 'support');
    const { id: shipmentId, trackingNumber } = await bookShipment(server);
    const note = { id: randomUUID(), text: TEXT };
    const path = `/api/admin/shipments/${shipmentId}`;
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await author.browser.post(`${path}/notes`, note);
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.json()).toMatchObject(note);
    }
    const colleague = await registerStaff(server, 'finance');
    expect(await notesOf(colleague, path)).toMatchObject([note]);
    const audited = await auditOf(`shipment:${shipmentId}`);
    expect(audited).toMatchObject([
      { details: { noteId: note.id } },
      { details: { noteId: note.id } },
    ]);
    expect(JSON.stringify(audited)).not.toContain('doorbell');
    const seen = await server.app.inject(`/api/track/${trackingNumber}`);
    expect(seen.body).not.toContain('doorbell');
  });

  it('is on its customer, whose own pages and export do not have it, and goes with the person', async () => {
    const author = await registerStaff(server, 'support');
    const customer = await seatCustomer(server);
    const path = `/api/admin/users/${customer.id}`;
    const note = { id: randomUUID(), text: TEXT };
    expect((await author.browser.post(`${path}/notes`, note)).statusCode).toBe(201);
    expect(await notesOf(author, path)).toMatchObject([note]);
    expect((await customer.browser.get('/api/users/me')).body).not.toContain('doorbell');

    const { id: shipmentId } = await bookShipment(server);
    const other = { id: randomUUID(), text: TEXT };
    await author.browser.post(`/api/admin/shipments/${shipmentId}/notes`, other);
    const { erase } = notes;
    const person = { customerId: customer.id, emailKey: customer.email };
    await erase?.person?.(server.ctx, server.owner.db, person);
    const batch = { customerId: customer.id, ids: [shipmentId] };
    await erase?.shipments?.(server.ctx, server.owner.db, batch);
    const { rows } = await sql`SELECT 1 FROM staff_notes
      WHERE id IN (${note.id}, ${other.id})`.execute(server.owner.db);
    expect(rows).toEqual([]);
  });

  it('is refused when it is empty, or about a shipment that does not exist', async () => {
    const { browser } = await registerStaff(server, 'support');
    const { id: shipmentId } = await bookShipment(server);
    const path = `/api/admin/shipments/${shipmentId}/notes`;
    const id = randomUUID();
    expect((await browser.post(path, { id, text: '  ' })).statusCode).toBe(400);
    const nowhere = `/api/admin/shipments/${randomUUID()}/notes`;
    expect((await browser.post(nowhere, { id, text: TEXT })).statusCode).toBe(404);
    expect((await browser.post(path, { id, text: TEXT })).statusCode).toBe(201);
  });
});
