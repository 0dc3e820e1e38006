import type { V1Shipment } from '@waypost/contract/v1';
import { describe, expect, it } from 'vitest';
import { bookShipment, outcomesOf, post, scanOf } from '../../../testing/builders.ts';
import {
  bookAsProgram,
  newShipment,
  seatShop,
  type TestProgram,
} from '../../../testing/programs.ts';
import { useTestServer } from '../../../testing/test-server.ts';

const server = useTestServer();
const URL = '/api/v1/shipments';

const book = (program: TestProgram, change: object = {}) => bookAsProgram(server, program, change);

function patch({ headers }: TestProgram, named: string, payload: object) {
  return server.app.inject({ method: 'PATCH', url: `${URL}/${named}`, headers, payload });
}

async function labelOf({ headers }: TestProgram, id: string): Promise<string> {
  const answer = await server.app.inject({ url: `${URL}/${id}/documents/label.zpl`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe('a change of a shipment by a program', () => {
  it('names it anew and is found by the new name alone', async () => {
    const shop = await seatShop(server);
    const { id, version } = await book(shop, {
      reference: 'OLD',
      metadata: { cart: '1', old: 'x' },
    });
    const answer = await patch(shop, id, { reference: 'NEW', metadata: { cart: '2' } });
    expect(answer.json()).toMatchObject({ id, reference: 'NEW', metadata: { cart: '2' } });
    expect(answer.json<V1Shipment>().metadata).toEqual({ cart: '2' });
    expect(answer.json<V1Shipment>().version).toBeGreaterThan(version);
    expect((await patch(shop, 'ref:NEW', {})).json()).toMatchObject({ id });
    expect((await patch(shop, 'ref:OLD', {})).json()).toMatchObject({ code: 'shipment_not_found' });
    const again = await book(shop, { reference: 'OLD' });
    expect(again.reference).toBe('OLD');
  });

  it('is refused when it names the shipment by the reference that it changes', async () => {
    const shop = await seatShop(server);
    await book(shop, { reference: 'BEFORE' });
    for (const reference of ['AFTER', null]) {
      const refused = await patch(shop, 'ref:BEFORE', { reference });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ errors: [{ in: 'body', pointer: '/reference' }] });
    }
    const same = { reference: 'BEFORE', metadata: { cart: '3' } };
    expect((await patch(shop, 'ref:BEFORE', same)).json()).toMatchObject(same);
  });

  it('leaves out nothing that was not sent, and takes a reference away', async () => {
    const shop = await seatShop(server);
    const booked = await book(shop, { reference: 'KEEP', metadata: { cart: '1' } });
    const unchanged = await patch(shop, booked.id, {});
    const { label: _label, lines: _lines, ...before } = booked;
    expect(unchanged.json()).toEqual(before);
    expect((await patch(shop, booked.id, { to: {} })).json()).toEqual(before);
    const named = await patch(shop, booked.id, { to: {}, metadata: { cart: '1' } });
    expect(named.json()).toMatchObject({ reference: 'KEEP', to: before.to });
    const phone = { to: { phone: '+33 1 99 99 99 99' } };
    expect((await patch(shop, booked.id, phone)).json()).toMatchObject({
      reference: 'KEEP',
      metadata: { cart: '1' },
      to: { phone: '+33 1 99 99 99 99', email: booked.to.email, instructions: '' },
    });
    expect((await patch(shop, booked.id, { reference: null })).json()).toMatchObject({
      reference: null,
      metadata: { cart: '1' },
    });
    expect((await patch(shop, 'ref:KEEP', {})).statusCode).toBe(404);
  });

  it('is refused a reference that another shipment has, unless that was cancelled or it may be shared', async () => {
    const shop = await seatShop(server);
    const first = await book(shop, { reference: 'ONE' });
    const second = await book(shop);
    expect((await patch(shop, second.id, { reference: 'ONE' })).json()).toMatchObject({
      status: 409,
      code: 'reference_taken',
      details: { shipmentId: first.id, trackingNumber: first.trackingNumber },
    });
    const shared = { reference: 'ONE', allowSameReference: true };
    expect((await patch(shop, second.id, shared)).json()).toMatchObject({ reference: 'ONE' });
    const third = await book(shop);
    await post(server, `${URL}/${first.id}/cancel`, {}, shop.headers);
    expect((await patch(shop, third.id, { reference: 'ONE' })).json()).toMatchObject({
      reference: 'ONE',
    });
  });

  it('gives one reference to one of 10 shipments that ask for it at once', async () => {
    const shop = await seatShop(server);
    const shipments = await Promise.all(Array.from({ length: 10 }, () => book(shop)));
    const answers = await Promise.all(
      shipments.map(({ id }) => patch(shop, id, { reference: 'RACE' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  });

  it('reaches the recipient by other means until the shipment is picked up', async () => {
    const shop = await seatShop(server);
    const { id, trackingNumber } = await book(shop, { reference: 'DOOR' });
    const to = { email: 'rosa.elsewhere@example.org', instructions: 'Leave it with the porter.' };
    expect((await patch(shop, id, { to })).json()).toMatchObject({ to });
    await outcomesOf(server, [scanOf(trackingNumber, { code: 'PICKED_UP' })]);
    expect((await patch(shop, id, { to: { phone: '' } })).json()).toMatchObject({
      status: 409,
      code: 'shipment_not_changeable',
      details: { field: 'to' },
    });
    expect((await patch(shop, id, { metadata: { late: 'yes' } })).statusCode).toBe(200);
  });

  it('is on the next label, and so are the instructions of the booking', async () => {
    const shop = await seatShop(server);
    const given = newShipment();
    const { id } = await book(shop, { to: { ...given.to, instructions: 'Ring twice.' } });
    expect(await labelOf(shop, id)).toContain('Ring twice.');
    await patch(shop, id, { reference: 'NEW-NAME', to: { instructions: 'Side door.' } });
    const label = await labelOf(shop, id);
    expect(label).toContain('Side door.');
    expect(label).toContain('NEW-NAME');
    expect(label).not.toContain('Ring twice.');
  });

  it('reaches no shipment of another account', async () => {
    const [shop, other] = [await seatShop(server), await seatShop(server)];
    const { id } = await book(shop);
    expect((await patch(other, id, { metadata: {} })).statusCode).toBe(404);
  });

  it('refuses fields that cannot be changed', async () => {
    const shop = await seatShop(server);
    const { id } = await book(shop);
    const answer = await patch(shop, id, { to: { name: 'Somebody Else' } });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/to/name' }] });
  });

  it('is refused a name for a shipment that the account did not book', async () => {
    const shop = await seatShop(server);
    const booking = await bookShipment(server);
    await server.owner.db
      .updateTable('shipments')
      .set({ customerId: shop.customerId })
      .where('id', '=', booking.id)
      .execute();
    await server.owner.db
      .updateTable('shipmentList')
      .set({ customerId: shop.customerId })
      .where('shipmentId', '=', booking.id)
      .execute();
    // its attempt is a guest's
    expect((await patch(shop, booking.id, { reference: 'SITE' })).json()).toMatchObject({
      code: 'shipment_not_changeable',
      details: { field: 'reference' },
    });
  });
});
