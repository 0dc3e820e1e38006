import type { StaffShipment, StaffShipmentLine } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment, FREIGHT_QUOTE, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { enrolSecondFactor, registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const PATH = '/api/admin/shipments';
type Page = { shipments: StaffShipmentLine[]; next: string | null };

async function listed({ browser }: TestStaff, query: string): Promise<Page> {
  const answer = await browser.get(`${PATH}?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

async function auditOf({ id }: TestStaff, action: string) {
  const { rows } = await sql<{ subject: string; details: { ids?: string[] } }>`
    SELECT subject, details FROM audit_log WHERE actor_id = ${id} AND action = ${action}
    ORDER BY at`.execute(server.owner.db);
  return rows;
}

describe('shipments in the console', () => {
  it('are listed with recipient and cost, found by any of their references, and audited', async () => {
    const staff = await registerStaff(server, 'support');
    const booked = await bookShipment(server);
    await bookShipment(server, FREIGHT_QUOTE);
    await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
      SELECT 'PO-77-ANTWERP', shard, id, 'alias' FROM shipments WHERE id = ${booked.id}`.execute(
      server.owner.db,
    );
    await sql`SELECT list_shipments(ARRAY[${booked.id}]::uuid[])`.execute(server.owner.db);

    const { shipments } = await listed(staff, 'flat=1&search=77-antwerp');
    expect(shipments).toMatchObject([
      {
        id: booked.id,
        trackingNumber: booked.trackingNumber,
        service: 'standard',
        status: 'Created',
        from: 'Berlin, Germany',
        to: 'Paris, France',
        toName: 'Rosa Recipient',
        recipientEmail: 'rosa.recipient@example.org',
        pieces: 1,
        weightKg: 8.4,
        currency: 'EUR',
        late: false,
        userId: null,
      },
    ]);
    const aloud = booked.trackingNumber.replaceAll(/.{4}(?=.)/g, '$& ').toLowerCase();
    for (const search of [aloud, 'rosa.recipient@ paris', 'standard']) {
      const found = await listed(staff, `search=${encodeURIComponent(search)}`);
      expect(found.shipments.map(({ id }) => id)).toEqual([booked.id]);
    }
    const looks = await auditOf(staff, 'shipment.list');
    expect(looks).toHaveLength(4);
    expect(looks[0]).toEqual({ subject: 'shipments', details: { ids: [booked.id] } });
  });

  it('are updated by scans, also when a scan changes only the delivery days', async () => {
    const staff = await registerStaff(server, 'operations');
    const { id, trackingNumber } = await bookShipment(server);
    expect(await outcomesOf(server, [scanOf(trackingNumber)])).toEqual(['recorded']);
    expect((await listed(staff, 'status=Picked%20Up')).shipments.map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await listed(staff, 'late=1')).shipments).toEqual([]);
    await sql`UPDATE shipment_state SET due_on = current_date - 3 WHERE shipment_id = ${id}`.execute(
      server.owner.db,
    );
    // overdue, and no promise is known to be broken
    expect((await listed(staff, 'late=1&sort=cost')).shipments).toMatchObject([
      { id, late: true, promiseBroken: false },
    ]);
    const promise = (days: number) =>
      sql`INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, promised_on,
          pieces, weight_grams)
        SELECT id, shard, service, 'Picked Up', 'DE-FR', 'moving', current_date + ${days}::int, 1, 1
        FROM shipments WHERE id = ${id}
        ON CONFLICT (shipment_id, shard) DO UPDATE SET promised_on = excluded.promised_on`.execute(
        server.owner.db,
      );
    for (const [days, promiseBroken] of [
      [2, false],
      [-2, true],
    ] as const) {
      await promise(days);
      expect((await listed(staff, 'late=1')).shipments).toMatchObject([{ id, promiseBroken }]);
    }
  });

  it('continue where a page ended, and refuse an invalid cursor', async () => {
    const staff = await registerStaff(server);
    const first = await listed(staff, 'limit=1&sort=status&order=asc');
    const second = await listed(staff, `limit=1&sort=status&order=asc&after=${first.next}`);
    expect(second.shipments[0]?.id).not.toBe(first.shipments[0]?.id);
    expect((await staff.browser.get(`${PATH}?after=bm90aGluZw`)).statusCode).toBe(400);
  });

  it('show each member only the details that their permissions allow', async () => {
    const owner = await registerStaff(server);
    const support = await registerStaff(server, 'support');
    const booked = await bookShipment(server, FREIGHT_QUOTE);
    const note = 'Left at the gate, asked for by phone';
    await outcomesOf(server, [
      scanOf(booked.trackingNumber),
      scanOf(booked.trackingNumber, { code: 'CUSTOMS_HOLD', note }),
    ]);
    const seen = (await owner.browser.get(`${PATH}/${booked.id}`)).json<StaffShipment>();
    expect(seen).toMatchObject({
      id: booked.id,
      status: 'Exception',
      shipper: { email: 'sam.shipper@example.com', emailAlerts: true },
      recipient: { name: 'Rosa Recipient', line1: '5 Rue de Rivoli' },
      lastLocation: { city: 'Berlin', country: 'DE' },
      events: [
        { code: 'CUSTOMS_HOLD', note, source: { kind: 'hub', name: 'Test hub' }, voided: false },
        { code: 'PICKED_UP', visibility: 'public', staffName: null },
      ],
      money: { paymentState: 'due_on_delivery', books: { owedCents: seen.priceCents } },
      desk: [],
      pickup: null,
    });
    expect(seen.pieceStates).toHaveLength(3);
    expect(seen.delivery.open).toMatchObject([{ kind: 'customs_hold' }]);
    expect(seen.money.books?.ledger[0]).toMatchObject({ effect: 'booking' });
    expect(seen.documents.map(({ file }) => file)).toContain('bill-of-lading.pdf');
    expect(seen.audit).toMatchObject([{ actor: 'Grace Staff', action: 'shipment.read' }]);

    const less = (await support.browser.get(`${PATH}/${booked.id}`)).json<StaffShipment>();
    expect(less).toMatchObject({ audit: null, desk: [], money: { books: null } });
    expect(await auditOf(support, 'shipment.read')).toMatchObject([
      { subject: `shipment:${booked.id}` },
    ]);
    const unknown = await owner.browser.get(`${PATH}/00000000-0000-7000-8000-000000000000`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'shipment_not_found']);
  });

  it('audit one view of a document of many pieces, not each poll of its progress', async () => {
    const staff = await registerStaff(server, 'support');
    const { id } = await bookShipment(server, { ...FREIGHT_QUOTE, pallets: 21 });
    await sql`UPDATE shipments SET hold = NULL WHERE id = ${id}`.execute(server.owner.db);
    for (let poll = 0; poll < 3; poll += 1) {
      const answer = await staff.browser.get(`${PATH}/${id}/documents/label.pdf`);
      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({ state: 'waiting', done: 0, total: 21 });
    }
    expect(await auditOf(staff, 'shipment.document')).toHaveLength(1);
  });

  it('are exported after the second factor, as CSV without spreadsheet formulas', async () => {
    const staff = await registerStaff(server);
    const authenticator = await enrolSecondFactor(server, staff);
    const { id, trackingNumber } = await bookShipment(server);
    await sql`UPDATE shipment_parties SET name = '=HYPERLINK("x"), Ltd'
      WHERE shipment_id = ${id} AND role = 'recipient'`.execute(server.owner.db);
    await sql`SELECT list_shipments(ARRAY[${id}]::uuid[])`.execute(server.owner.db);

    const path = `${PATH}/export.csv?search=${trackingNumber}`;
    const exported = (code?: string) =>
      staff.browser.get(path, { headers: code === undefined ? {} : { 'x-second-factor': code } });
    expect((await exported()).json().code).toBe('second_factor_needed');
    expect((await exported('000000')).json().code).toBe('second_factor_invalid');
    const answer = await exported(await authenticator.nextCode());
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="admin_shipments_\d{8}T\d{6}Z\.csv"$/,
    );
    const [header, line, end] = answer.body.replace('\uFEFF', '').split('\n');
    expect(header).toBe(
      'Date,Tracking,Service,Status,From,To,Recipient,RecipientEmail,Pieces,Weight(kg),Cost(EUR),Reference',
    );
    expect(line).toContain(
      `,${trackingNumber},Standard,Created,"Berlin, Germany","Paris, France","'=HYPERLINK(""x""), Ltd",rosa.recipient@example.org,1,8.4,`,
    );
    expect(end).toBe('');
    expect(await auditOf(staff, 'shipment.export')).toEqual([
      { subject: 'shipments', details: { ids: [id] } },
    ]);
  });
});
