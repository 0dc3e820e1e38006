import { waitFor } from '../../installation/wait-for.ts';
import type { AskShop } from './ask-shop.ts';
import type { AskProgram } from '../../installation/ask-program.ts';
import { type BookedShipment, listShipments, sendWebhook } from './ask-waypost.ts';
import { type Customer, goToCheckout, type OfferedMethod } from './customer.ts';
import {
  cancelFulfillment,
  type Fulfillment,
  fulfil,
  readOrder,
  waitForState,
  wayOf,
} from './office.ts';
import { FALLBACK_CENTS, VARIANT } from './set-up-shop.ts';

export interface World {
  shopUrl: string;
  webhookUrl: string;
  webhookSecret: string;
  variantId: string;
  admin: AskShop;
  waypost: AskProgram;
  /** Notes a fault unless the two are equal. */
  expectEqual(what: string, seen: unknown, wanted: unknown): void;
}

const QUANTITY = 2;
/** The box of the example and what is in it. */
const PARCELS = [
  {
    weightGrams: 300 + QUANTITY * VARIANT.weightGrams,
    lengthMm: 400,
    widthMm: 300,
    heightMm: 200,
  },
];
const PATIENCE_MS = 60_000;
const NO_ANSWER = 'Waypost does not answer. Try again in a moment';
const WHOLE_WAY = 'Created Pending Shipped Delivered';

/** From the cart to the doorstep. */
export async function buyAndFollow(world: World): Promise<void> {
  const { admin, waypost, expectEqual } = world;
  const customer = await goToCheckout(world.shopUrl, world.variantId, QUANTITY);
  const offered = await customer.listMethods();
  const { rates } = await waypost<{ rates: { service: string; totalCents: number }[] }>('/rates', {
    from: { city: 'Berlin', postalCode: '10119', country: 'DE' },
    to: { city: 'Paris', postalCode: '75001', country: 'FR' },
    parcels: PARCELS,
  });
  const priceOf = (service: string) => rates.find((rate) => rate.service === service)?.totalCents;
  expectEqual(
    'prices at the checkout',
    offered.map(({ code, priceWithTax }) => [code, priceWithTax]),
    [
      ['standard', priceOf('standard')],
      ['express', priceOf('express')],
    ],
  );
  expectEqual('the method that was chosen', await choose(customer, offered, 'express'), undefined);
  const order = await customer.pay();
  expectEqual('the price of delivery that was paid', order.shippingWithTax, priceOf('express'));

  const fulfillment = await fulfilled(admin, order);
  const [shipment] = await shipmentsOf(waypost, order.code);
  expectEqual('the tracking code', fulfillment.trackingCode, shipment?.trackingNumber);
  expectEqual('the shipment', pick(shipment), {
    reference: order.code,
    service: 'express',
    priceCents: priceOf('express'),
    weights: PARCELS.map(({ weightGrams }) => weightGrams),
  });

  const { trackingCode } = fulfillment;
  await refuseForgeries(world, order.id, trackingCode);
  await waypost(`/test/shipments/${trackingCode}/advance`, { to: 'picked_up' });
  await waitForState(admin, order.id, 'Shipped');
  await waypost(`/test/shipments/${trackingCode}/advance`, { to: 'delivered' });
  const delivered = await waitForState(admin, order.id, 'Delivered');
  expectEqual('the way of a fulfilment', wayOf(delivered, fulfillment.id), WHOLE_WAY);

  const late = { type: 'shipment.picked_up', trackingNumber: trackingCode };
  const status = await sendWebhook(world.webhookUrl, world.webhookSecret, late);
  expectEqual('the answer to a late event', status, 204);
  const { state } = await readOrder(admin, order.id);
  expectEqual('an order after a late event', state, 'Delivered');
}

/** What is not signed by Waypost changes nothing. */
async function refuseForgeries(world: World, orderId: string, trackingNumber: string) {
  const { webhookUrl, webhookSecret, expectEqual } = world;
  const event = { type: 'shipment.delivered', trackingNumber };
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expectEqual('a webhook of another secret', await sendWebhook(webhookUrl, other, event), 400);
  const altered = await sendWebhook(webhookUrl, webhookSecret, event, (body) => `${body} `);
  expectEqual('an altered webhook', altered, 400);
  const unsigned = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: event.type, data: { object: 'shipment', trackingNumber } }),
  });
  expectEqual('an unsigned webhook', unsigned.status, 400);
  const order = await readOrder(world.admin, orderId);
  expectEqual('an order after forged webhooks', order.state, 'PaymentSettled');
}

/** Two members of staff fulfil one order at the same moment, and it is delivered before anyone looks. */
export async function fulfilTwice(world: World): Promise<void> {
  const { admin, waypost, expectEqual } = world;
  const order = await buy(world);
  const answers = await Promise.all([fulfil(admin, order), fulfil(admin, order)]);
  const shipments = await shipmentsOf(waypost, order.code);
  expectEqual('shipments of an order fulfilled twice', shipments.length, 1);
  const trackingNumber = shipments[0]?.trackingNumber ?? '';
  const codes = answers.flatMap((answer) =>
    'trackingCode' in answer ? [answer.trackingCode] : [],
  );
  expectEqual('the fulfilments of an order fulfilled twice', codes, [trackingNumber]);
  await waypost(`/test/shipments/${trackingNumber}/advance`, { to: 'delivered' });
  const delivered = await waitForState(admin, order.id, 'Delivered');
  for (const { id } of delivered.fulfillments) {
    expectEqual('the way of a fulfilment', wayOf(delivered, id), WHOLE_WAY);
  }
}

/**
 * The shop crashes after the booking and before its COMMIT: the next try gets the shipment that was booked, or
 * another one if the office has cancelled it at Waypost meanwhile.
 */
export async function forgetAndRepeat(
  world: World,
  forget: (fulfillmentId: string) => Promise<void>,
): Promise<void> {
  const { admin, waypost, expectEqual } = world;
  const order = await buy(world);
  const lost = await fulfilled(admin, order);
  await forget(lost.id);
  const { id, trackingCode } = await fulfilled(admin, order);
  const shipments = await shipmentsOf(waypost, order.code);
  expectEqual('the shipment of a fulfilment that was lost', trackingCode, lost.trackingCode);
  expectEqual('shipments of a fulfilment that was lost', shipments.length, 1);
  await forget(id);
  await waypost(`/shipments/${trackingCode}/cancel`, {});
  const booked = await fulfilled(admin, order);
  expectEqual(
    'the shipments of a fulfilment that was lost, and cancelled at Waypost',
    (await shipmentsOf(waypost, order.code)).map((each) => [each.trackingNumber, each.status]),
    [
      [booked.trackingCode, 'created'],
      [trackingCode, 'cancelled'],
    ],
  );
}

/** A fulfilment that is cancelled cancels its shipment; the order can be fulfilled again. */
export async function cancelAndRepeat(world: World): Promise<void> {
  const { admin, waypost, expectEqual } = world;
  const order = await buy(world);
  const first = await fulfilled(admin, order);
  expectEqual('a cancelled fulfilment', await cancelFulfillment(admin, first.id), 'Cancelled');
  await fulfilled(admin, order);
  const shipments = await shipmentsOf(waypost, order.code);
  expectEqual(
    'the shipments of an order that was fulfilled again',
    shipments.map(({ reference, status }) => [reference, status]),
    [
      [`${order.code}-2`, 'created'],
      [order.code, 'cancelled'],
    ],
  );
}

/** A customer at the checkout and an order in the office while Waypost is away. Returns how long the customer waited. */
export async function shopWithout(
  world: World,
  setAway: () => Promise<void>,
  comeBack: () => Promise<void>,
): Promise<number> {
  const { admin, waypost, expectEqual } = world;
  const order = await buy(world);
  const customer = await goToCheckout(world.shopUrl, world.variantId, QUANTITY);
  const [, express] = await customer.listMethods();
  await setAway();
  let waitedMs;
  try {
    waitedMs = await lookWithout(world, customer, express?.id ?? '');
    const unbooked = await fulfil(admin, order);
    const words = 'fulfillmentHandlerError' in unbooked ? unbooked.fulfillmentHandlerError : '';
    expectEqual('what the office reads', words?.startsWith(NO_ANSWER), true);
  } finally {
    await comeBack();
  }
  const booked = await fulfilled(admin, order);
  const shipments = await shipmentsOf(waypost, order.code);
  expectEqual(
    'the shipments of an order that was tried again',
    shipments.map(({ trackingNumber }) => trackingNumber),
    [booked.trackingCode],
  );
  return waitedMs;
}

async function lookWithout({ expectEqual }: World, customer: Customer, unpricedId: string) {
  const beganAt = performance.now();
  const offered = await customer.listMethods();
  const waitedMs = Math.round(performance.now() - beganAt);
  expectEqual(
    'what is offered without Waypost',
    offered.map(({ code, priceWithTax, metadata }) => [code, priceWithTax, metadata.isFallback]),
    [['standard', FALLBACK_CENTS, true]],
  );
  const refusal = await customer.choose(unpricedId);
  expectEqual('a method without a price', /not eligible/.test(refusal ?? ''), true);
  return waitedMs;
}

async function buy(world: World) {
  const customer = await goToCheckout(world.shopUrl, world.variantId, QUANTITY);
  await choose(customer, await customer.listMethods(), 'standard');
  return customer.pay();
}

function choose(
  customer: Customer,
  offered: readonly OfferedMethod[],
  code: string,
): Promise<string | undefined> {
  return customer.choose(offered.find((method) => method.code === code)?.id ?? '0');
}

/** Tries again for as long as Waypost does not answer, as the office is told to. */
async function fulfilled(
  admin: AskShop,
  order: Parameters<typeof fulfil>[1],
): Promise<Fulfillment> {
  return waitFor('a fulfilment', PATIENCE_MS, async () => {
    const answer = await fulfil(admin, order);
    if ('trackingCode' in answer) return answer;
    if (answer.fulfillmentHandlerError?.startsWith(NO_ANSWER)) return undefined;
    throw new Error(`an order was not fulfilled: ${JSON.stringify(answer)}`);
  });
}

async function shipmentsOf(waypost: AskProgram, orderCode: string): Promise<BookedShipment[]> {
  const shipments = await listShipments(waypost);
  return shipments.filter(({ reference }) => reference.startsWith(orderCode));
}

function pick(shipment: BookedShipment | undefined) {
  if (shipment === undefined) return undefined;
  const { reference, service, priceCents, parcels } = shipment;
  return { reference, service, priceCents, weights: parcels.map((each) => each.weightGrams) };
}
