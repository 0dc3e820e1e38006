import { createHash } from 'node:crypto';
import type { Order } from '@vendure/core';
import {
  bookAnew,
  type BookedShipment,
  type NewShipment,
  type Shipment,
  WaypostError,
} from '@waypost/sdk';
import type { WaypostOptions } from './options.ts';
import { type Goods, packGoods, weightOf } from './pack-goods.ts';
import type { WaypostService } from './waypost.service.ts';

/** Of one shipment. */
const MOST_ITEMS = 20;

/**
 * Books the shipment of a fulfilment, once. Vendure stores a fulfilment after it was booked, so its name is made of
 * what is known before: the order, how many fulfilments it has, and the goods. Whoever repeats it, at the same time
 * or after a crash, gets the same shipment.
 */
export async function bookFulfillment(
  { waypost, options }: WaypostService,
  order: Order,
  goods: readonly Goods[],
  service: NewShipment['service'],
): Promise<BookedShipment | Shipment> {
  const number = order.fulfillments.length + 1;
  const contents = goods.map(({ line, quantity }) => `${line.id}x${quantity}`).sort();
  const fulfillment = `${number}-${digest(contents.join(' '))}`;
  const key = `vendure-${order.code}-${fulfillment}`;
  const body: NewShipment = {
    reference: number === 1 ? order.code : `${order.code}-${number}`,
    metadata: { order: order.code, fulfillment },
    service,
    from: options.from,
    to: recipientOf(order),
    parcels: packGoods(goods, options),
    items: itemsOf(goods, options),
    exportReason: 'sale',
    payment: options.payment ?? { kind: 'account' },
  };
  try {
    // anew where the office cancelled it at Waypost
    return await bookAnew(waypost, body, key);
  } catch (error) {
    if (!(error instanceof WaypostError) || error.code !== 'reference_taken') throw error;
    // keys are kept for 30 days, references for good
    const taken = await waypost.shipments.read(String(error.details['shipmentId']));
    if (taken.metadata['fulfillment'] === fulfillment && taken.status !== 'cancelled') return taken;
    throw new Error(
      `${body.reference} is the reference of ${taken.trackingNumber}, which has other goods. ` +
        'Cancel that shipment at Waypost if nothing was handed over.',
      { cause: error },
    );
  }
}

function recipientOf({ shippingAddress, customer }: Order): NewShipment['to'] {
  const { fullName, company, streetLine1, streetLine2, city, province, postalCode } =
    shippingAddress;
  return {
    name: [fullName, company].filter(Boolean).join(', '),
    email: customer?.emailAddress ?? '',
    phone: shippingAddress.phoneNumber ?? '',
    line1: streetLine1 ?? '',
    line2: streetLine2 ?? '',
    city: city ?? '',
    region: province ?? '',
    postalCode: postalCode ?? '',
    country: shippingAddress.countryCode ?? '',
  };
}

/** For customs. A long order ends with one line for the rest. */
function itemsOf(
  goods: readonly Goods[],
  options: WaypostOptions,
): NonNullable<NewShipment['items']> {
  const items = goods.map((each) => ({
    description: each.line.productVariant.name,
    quantity: each.quantity,
    weightGrams: weightOf(each, options),
    valueCents: each.quantity * each.line.proratedUnitPriceWithTax,
  }));
  const rest = items.splice(MOST_ITEMS - 1);
  const [only] = rest;
  if (only === undefined) return items;
  const sum = (field: 'quantity' | 'weightGrams' | 'valueCents') =>
    rest.reduce((total, each) => total + each[field], 0);
  return [
    ...items,
    rest.length === 1
      ? only
      : {
          description: 'Other goods',
          quantity: sum('quantity'),
          weightGrams: sum('weightGrams'),
          valueCents: sum('valueCents'),
        },
  ];
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
