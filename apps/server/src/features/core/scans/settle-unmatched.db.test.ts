import type { UnmatchedScan } from '@waypost/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, scanOf } from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';
import { useTestWorker } from '../../../testing/test-worker.ts';

const server = useTestServer();
const worker = useTestWorker(server);
const PATH = '/api/admin/unmatched-scans';

let operations: TestStaff;
beforeAll(async () => {
  operations = await registerStaff(server, 'operations');
});

async function listed(ref = ''): Promise<UnmatchedScan[]> {
  const answer = await operations.browser.get(`${PATH}?ref=${ref}`);
  return answer.json<{ scans: UnmatchedScan[] }>().scans;
}

async function codesOf(shipmentId: string): Promise<unknown[]> {
  const { rows } = await sql`SELECT code, piece_no FROM tracking_events
    WHERE shipment_id = ${shipmentId} AND code <> 'CREATED' ORDER BY occurred_at`.execute(
    server.owner.db,
  );
  return rows;
}

describe('scans of a number that nobody booked', () => {
  it('are listed without notes and recorded once with the shipment that was meant', async () => {
    const { id, trackingNumber } = await bookShipment(server);
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    await outcomesOf(server, [
      scanOf('ORDER-WRONG-1', { code: 'PICKED_UP', occurredAt: at(20), note: 'with Mr Secret' }),
      scanOf('ORDER-WRONG-1', { code: 'ARRIVED', occurredAt: at(10) }),
    ]);
    const waiting = await listed('order-wrong-1');
    // Of one batch, so in no order.
    expect(waiting.map(({ code, place }) => `${code} ${place}`).toSorted()).toEqual([
      'ARRIVED Berlin, DE',
      'PICKED_UP Berlin, DE',
    ]);
    expect(JSON.stringify(waiting)).not.toContain('Secret');
    const assign = (to: string) =>
      operations.browser.post(`${PATH}/assign`, { ref: 'ORDER-WRONG-1', trackingNumber: to });
    expect((await assign('ORDER-NOBODY')).json()).toMatchObject({ code: 'shipment_not_found' });
    const done = await assign(trackingNumber.toLowerCase());
    expect(done.json()).toEqual({ shipmentId: id, assigned: 2, refused: 0 });
    expect(await codesOf(id)).toEqual([
      { code: 'PICKED_UP', pieceNo: 0 },
      { code: 'ARRIVED', pieceNo: 0 },
    ]);
    expect(await listed('ORDER-WRONG-1')).toEqual([]);
    expect((await assign(trackingNumber)).json()).toMatchObject({ code: 'scan_not_found' });
    const { rows } = await sql`SELECT details FROM audit_log WHERE action = 'scan.assign'
      AND subject = ${`shipment:${id}`}`.execute(server.owner.db);
    expect(rows).toEqual([{ details: { ref: 'ORDER-WRONG-1', scans: 2 } }]);
  });

  it('are listed although the clock of a device says a year that no date field carries', async () => {
    await outcomesOf(server, [
      scanOf('ORDER-CLOCK-1', { code: 'ARRIVED', occurredAt: '9999-12-31T23:59:59-12:00' }),
      scanOf('ORDER-CLOCK-1', { code: 'ARRIVED', occurredAt: '0000-01-01T00:00:00+14:00' }),
    ]);
    const years = (await listed('ORDER-CLOCK-1')).map(({ occurredAt }) => occurredAt.slice(0, 4));
    expect(years.toSorted()).toEqual(['1970', '2200']);
  });

  it('leave the list when they are dismissed, and are applied when the number is booked after all', async () => {
    await outcomesOf(server, [scanOf('ORDER-LATER-1', { code: 'ARRIVED' })]);
    const dismiss = () =>
      operations.browser.post(`${PATH}/dismiss`, { ref: 'ORDER-LATER-1', reason: 'not_booked' });
    expect((await dismiss()).json()).toEqual({ dismissed: 1 });
    expect((await dismiss()).json()).toMatchObject({ code: 'scan_not_found' });
    expect(await listed('ORDER-LATER-1')).toEqual([]);
    const { id } = await bookShipment(server);
    await sql`INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
      SELECT 'ORDER-LATER-1', shard, id, 'alias' FROM shipments WHERE id = ${id}`.execute(
      server.owner.db,
    );
    await worker.runJob('apply_unmatched_scans', { ref: 'ORDER-LATER-1' });
    expect(await codesOf(id)).toEqual([{ code: 'ARRIVED', pieceNo: 0 }]);
  });

  it('are settled by staff who may change shipments, and nobody else', async () => {
    const support = await registerStaff(server, 'support');
    const body = { ref: 'ORDER-WRONG-2', reason: 'foreign' };
    const refused = await support.browser.post(`${PATH}/dismiss`, body);
    expect(refused.json()).toMatchObject({ code: 'forbidden' });
    expect((await support.browser.get(PATH)).statusCode).toBe(200);
  });
});
