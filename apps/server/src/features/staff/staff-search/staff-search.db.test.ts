import type { FoundThings } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { insertAccount } from '../../../testing/books.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';
import { shipments } from '../../core/shipments/index.ts';

const server = useTestServer();
const worker = useTestWorker(server);

let support: TestStaff;
let shipmentId: string;
let customerId: string;

beforeAll(async () => {
  support = await registerStaff(server, 'support');
  shipmentId = (await bookShipment(server)).id;
  await bookShipment(server);
  customerId = await insertAccount(server.owner.db);
  await sql`UPDATE customers SET name = 'Quirin Zoeller', company = 'Xyloport NV',
      phone = '+32 470 11 22 33', address_line1 = 'Vlasmarkt 9', postal_code = '9000'
    WHERE id = ${customerId}`.execute(server.owner.db);
  await sql`UPDATE shipment_parties SET name = 'Wanda Xylander', email = 'wanda@xylo.example',
      phone = '+49 30 9071-4462', line1 = 'Lindenallee 12', postal_code = '10117', city = 'Berlin'
    WHERE shipment_id = ${shipmentId} AND role = 'shipper'`.execute(server.owner.db);
  await sql`UPDATE shipments SET order_reference = 'PO/1042' WHERE id = ${shipmentId}`.execute(
    server.owner.db,
  );
  await sql`INSERT INTO shipment_payers (shipment_id, shard, name, vat_id)
    SELECT id, shard, 'Xylander GmbH', '' FROM shipments WHERE id = ${shipmentId}
    ON CONFLICT DO NOTHING`.execute(server.owner.db);
});

async function find(text: string, staff = support): Promise<FoundThings> {
  const answer = await staff.browser.post('/api/admin/search', { text });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FoundThings>();
}

const idsOf = (things: readonly { id: string }[] | null) => things?.map(({ id }) => id);

describe('the search of staff', () => {
  it('finds shipments of an older release by their recipient, and by both parties once the worker wrote them again', async () => {
    await sql`UPDATE shipment_search SET parties = 1, search_text = ' rosa recipient'
      WHERE shipment_id = ${shipmentId}`.execute(server.owner.db);
    expect((await find('xylander')).shipments).toEqual([]);
    await worker.runJob('search_both_parties', {});
    expect(idsOf((await find('xylander')).shipments)).toEqual([shipmentId]);
  });

  it.each([
    ['a name of the shipper', 'wanda xyl'],
    ['an email of the shipper', 'WANDA@xylo.example'],
    ['a phone in groups', '030 9071 4462'],
    ['a phone with the prefix of the country', '+49 (30) 90714462'],
    ['a street of the shipper', 'lindenallee 12'],
    ['a postal code', '10117 wanda'],
    ['the company that pays', 'xylander gmbh'],
    ['words of both parties', 'rosa wanda'],
    ['the reference of its order', 'po/1042'],
  ])('finds a shipment by %s', async (_kind, text) => {
    expect(idsOf((await find(text)).shipments)).toEqual([shipmentId]);
  });

  it.each(['zoeller', 'xyloport', '0470 112233', 'vlasmarkt 9', '9000 quirin'])(
    'finds a customer by “%s”',
    async (text) => {
      expect(idsOf((await find(text)).customers)).toEqual([customerId]);
    },
  );

  it('finds a pickup by its number and its address', async () => {
    await sql`INSERT INTO pickups (id, shard, public_id, customer_id, day, pickup_window, starts_at,
        ends_at, cut_off_at, address_text, country, area, time_zone, instructions, status)
      VALUES (gen_random_uuid(), 7, 'PU7QQQQQ', ${customerId}, '2026-11-20', '08:00-12:00', now(), now(),
        now(), 'Korenlei 4, 9000 Ghent', 'BE', 'BE ghent', 'Europe/Brussels', '', 'Scheduled')`.execute(
      server.owner.db,
    );
    for (const text of ['pu7qqqqq', 'korenlei ghent']) {
      expect((await find(text)).pickups).toMatchObject([{ publicId: 'PU7QQQQQ', customerId }]);
    }
  });

  it('finds a statement by the number of its invoice, for staff who may read money', async () => {
    const finance = await registerStaff(server, 'finance');
    await sql`WITH made AS (
        INSERT INTO statements (id, shard, customer_id, ym, currency, charged_cents, credited_cents, due_at)
        VALUES (gen_random_uuid(), 7, ${customerId}, '2026-10', 'EUR', 100, 0, now()) RETURNING id, shard)
      INSERT INTO invoices (statement_id, shard, kind, number, facts, buyer, object_key)
      SELECT id, shard, 'invoice', 'INV-2026-77', '{}', '{}', '' FROM made`.execute(
      server.owner.db,
    );
    expect((await find('inv-2026-77', finance)).statements).toMatchObject([
      { number: 'INV-2026-77', month: '2026-10', customerId },
    ]);
    expect((await find('inv-2026-77')).statements).toBeNull();
  });

  it('logs what was found, and nowhere what was typed', async () => {
    await find('wanda@xylo.example');
    const { rows } = await sql<{ details: object }>`SELECT details FROM audit_log
      WHERE actor_id = ${support.id} AND action = 'search.find'`.execute(server.owner.db);
    expect(rows.at(-1)?.details).toMatchObject({ shipments: [shipmentId], customers: [] });
    expect(JSON.stringify(rows)).not.toContain('xylo');
  });

  it('no longer finds a shipper who was erased', async () => {
    const erase = shipments.erase;
    if (erase === undefined || !('shipments' in erase)) throw new Error('nothing is erased');
    await erase.shipments?.(server.ctx, server.owner.db, { ids: [shipmentId] } as never);
    for (const text of ['xylander', 'wanda@xylo.example', 'lindenallee', '030 9071 4462']) {
      expect((await find(text)).shipments, text).toEqual([]);
    }
    const { rows } = await sql<{ text: string }>`SELECT search_text AS text FROM shipment_search
      WHERE shipment_id = ${shipmentId}`.execute(server.owner.db);
    expect(rows[0]?.text).toContain('rosa');
    expect(rows[0]?.text).not.toMatch(/wanda|xylander|linden|90714462/);
  });
});
