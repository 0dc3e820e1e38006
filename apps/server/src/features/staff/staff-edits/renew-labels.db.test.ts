import type { Booking, StaffShipment } from '@waypost/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookShipment } from '../../../testing/builders.ts';
import { registerStaff, type TestStaff } from '../../../testing/people.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();

async function bookFirmly(): Promise<Booking> {
  const booking = await bookShipment(server);
  await sql`UPDATE shipments SET hold = NULL WHERE id = ${booking.id}`.execute(server.owner.db);
  return booking;
}

const labelOf = async ({ receiptId }: Booking) =>
  (await server.app.inject(`/api/receipts/${receiptId}/documents/label.zpl`)).body;

const seenBy = async ({ browser }: TestStaff, { id }: Booking) =>
  (await browser.get(`/api/admin/shipments/${id}`)).json<StaffShipment>();

function correct({ browser }: TestStaff, { id }: Booking, revision: number, line1: string) {
  return browser.patch(`/api/admin/shipments/${id}`, { revision, recipient: { line1 } });
}

function renew({ browser }: TestStaff, { id }: Booking) {
  return browser.post(`/api/admin/shipments/${id}/labels`, {});
}

async function versionsOf({ id }: Booking): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM documents
    WHERE shipment_id = ${id} AND file = 'label.zpl' ORDER BY version`.execute(server.owner.db);
  return rows.map(({ version }) => version);
}

describe('a new label after a corrected address', () => {
  it('has the right address once staff makes it, and the label before is kept', async () => {
    const staff = await registerStaff(server, 'operations');
    const booking = await bookFirmly();
    const first = await labelOf(booking);
    expect((await seenBy(staff, booking)).outdated).toEqual([]);

    expect((await correct(staff, booking, 1, '77 Corrected Street')).statusCode).toBe(200);
    expect(await labelOf(booking)).toBe(first);
    expect((await seenBy(staff, booking)).outdated).toEqual(['label.zpl']);

    const renewed = await renew(staff, booking);
    expect(renewed.statusCode, renewed.body).toBe(200);
    expect(renewed.json()).toMatchObject({ files: ['label.zpl'] });
    expect(await labelOf(booking)).toContain('77 Corrected Street');
    expect(await versionsOf(booking)).toEqual([1, 2]);
    const seen = await seenBy(staff, booking);
    expect(seen.outdated).toEqual([]);
    expect(seen.documents.find(({ file }) => file === 'label.zpl')?.version).toBe(2);
  });

  it('is made once for one correction, and again for one that restores the first address', async () => {
    const staff = await registerStaff(server, 'operations');
    const booking = await bookFirmly();
    const first = await labelOf(booking);
    const { line1 } = (await seenBy(staff, booking)).recipient;
    await correct(staff, booking, 1, '77 Corrected Street');
    await Promise.all([renew(staff, booking), renew(staff, booking)]);
    expect((await renew(staff, booking)).json()).toMatchObject({ files: [] });
    expect(await versionsOf(booking)).toEqual([1, 2]);
    await correct(staff, booking, 2, line1);
    await renew(staff, booking);
    expect(await labelOf(booking)).toBe(first);
    expect(await versionsOf(booking)).toEqual([1, 2, 3]);
  });

  it('is wanted after another price where the courier collects it, and nowhere else', async () => {
    const staff = await registerStaff(server, 'owner');
    const booking = await bookFirmly();
    await labelOf(booking);
    const price = { cents: 1_234, reason: 'agreed by phone' };
    const edited = await staff.browser.patch(`/api/admin/shipments/${booking.id}`, {
      revision: 1,
      price,
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect((await seenBy(staff, booking)).outdated).toEqual(['label.zpl']);
    await renew(staff, booking);
    expect(await labelOf(booking)).toContain('12.34');
  });

  it('is not for staff without the right to change shipments', async () => {
    const support = await registerStaff(server, 'support');
    expect((await renew(support, await bookFirmly())).statusCode).toBe(403);
  });
});
