import { randomUUID } from 'node:crypto';
import type { SelectedResults } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { registerStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/selected-shipments';
const EVENT = { code: 'ARRIVED', place: 'Lyon, France', occurredAt: '2026-11-01T08:00:00Z' };

type Member = Awaited<ReturnType<typeof registerStaff>>;

async function act(
  { browser }: Member,
  what: string,
  body: object,
): Promise<SelectedResults['results']> {
  const answer = await browser.post(`${PATH}/${what}`, body);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  return answer.json<SelectedResults>().results;
}

async function auditedOf({ id }: Member, action: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`SELECT subject FROM audit_log
    WHERE actor_id = ${id} AND action = ${action} ORDER BY at`.execute(server.owner.db);
  return rows.map(({ subject }) => subject);
}

describe('an act on selected shipments', () => {
  it('adds one event to each, once however often it is sent, and says what was refused', async () => {
    const staff = await registerStaff(server, 'operations');
    const [first, cancelled] = [await bookShipment(server), await bookShipment(server)];
    await sql`UPDATE shipments SET cancelled_at = now() WHERE id = ${cancelled.id}`.execute(
      server.owner.db,
    );
    const numbers = [first.trackingNumber, cancelled.trackingNumber, 'WP00000000000000'];
    const body = { id: randomUUID(), numbers, ...EVENT };
    const once = await act(staff, 'events', body);
    expect(once).toEqual([
      { trackingNumber: first.trackingNumber, shipmentId: first.id, refused: null },
      {
        trackingNumber: cancelled.trackingNumber,
        shipmentId: cancelled.id,
        refused: 'shipment_cancelled',
      },
      { trackingNumber: 'WP00000000000000', shipmentId: null, refused: 'shipment_not_found' },
    ]);
    expect(await act(staff, 'events', body)).toEqual(once);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM tracking_events
      WHERE shipment_id = ${first.id} AND code = 'ARRIVED'`.execute(server.owner.db);
    expect(rows).toEqual([{ count: 1 }]);
    expect(await auditedOf(staff, 'shipment.add_event')).toEqual([`shipment:${first.id}`]);
  });

  it('refuses everything when the place is unknown or more than 200 are selected', async () => {
    const { browser } = await registerStaff(server, 'operations');
    const numbers = ['WP00000000000000'];
    const lost = await browser.post(`${PATH}/events`, {
      id: randomUUID(),
      numbers,
      ...EVENT,
      place: 'Lyon',
    });
    expect([lost.statusCode, lost.json().code]).toEqual([422, 'place_unknown']);
    const many = Array.from({ length: 201 }, () => numbers[0]);
    const full = await browser.post(`${PATH}/events`, {
      id: randomUUID(),
      ...EVENT,
      numbers: many,
    });
    expect(full.statusCode).toBe(400);
  });

  it('writes to a party of each by name and number, and sends no stranger’s link', async () => {
    const staff = await registerStaff(server, 'operations');
    const [first, odd, nameless] = [
      await bookShipment(server),
      await bookShipment(server),
      await bookShipment(server),
    ];
    const rename = (id: string, name: string) =>
      sql`UPDATE shipment_parties SET name = ${name} WHERE shipment_id = ${id}
        AND role = 'recipient'`.execute(server.owner.db);
    await rename(odd.id, 'Rosa win.example/prize');
    await rename(nameless.id, 'https://win.example');
    const body = {
      id: randomUUID(),
      numbers: [first, odd, nameless].map(({ trackingNumber }) => trackingNumber),
      to: 'recipient',
      subject: 'About {number}',
      message: 'Dear {name},\nit is late.\n{me}',
    };
    const once = await act(staff, 'emails', body);
    expect(once.map(({ refused }) => refused)).toEqual([null, null, 'party_without_name']);
    expect(await act(staff, 'emails', body)).toEqual(once);
    const { rows } = await sql<{ shipmentId: string; body: string }>`SELECT shipment_id, body
      FROM staff_mails WHERE staff_id = ${staff.id} ORDER BY shipment_id`.execute(server.owner.db);
    const texts = new Map(rows.map((row) => [row.shipmentId, row.body]));
    expect(rows).toHaveLength(2);
    expect(texts.get(first.id)).toBe('Dear Rosa Recipient,\nit is late.\nGrace Staff');
    expect(texts.get(odd.id)).toBe('Dear Rosa,\nit is late.\nGrace Staff');
  });

  it('exports them in their order after the second factor, with one audit row of their ids', async () => {
    const staff = await registerStaff(server, 'support');
    const [first, second] = [await bookShipment(server), await bookShipment(server)];
    const numbers = [second.trackingNumber, first.trackingNumber];
    const answer = await staff.browser.post(`${PATH}/export.csv`, { numbers });
    const lines = answer.body.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(second.trackingNumber);
    expect(lines[2]).toContain(first.trackingNumber);
    expect(await auditedOf(staff, 'shipment.export')).toEqual(['shipments']);
  });
});
