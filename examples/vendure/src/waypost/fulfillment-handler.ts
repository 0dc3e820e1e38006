import {
  FulfillmentHandler,
  idsAreEqual,
  LanguageCode,
  Order,
  type OrderLine,
  OrderService,
  TransactionalConnection,
} from '@vendure/core';
import { type NewShipment, WaypostError } from '@waypost/sdk';
import { bookFulfillment } from './book-fulfillment.ts';
import { lockRow } from './lock-row.ts';
import { WAYPOST_CODE } from './options.ts';
import { serviceOf, WaypostService } from './waypost.service.ts';

type Service = NewShipment['service'];

const inEnglish = (value: string) => [{ languageCode: LanguageCode.en, value }];

let service: WaypostService;
let orderService: OrderService;
let connection: TransactionalConnection;

/** Books a shipment for the goods of a fulfilment, and cancels it with the fulfilment. */
export const waypostHandler = new FulfillmentHandler({
  code: WAYPOST_CODE,
  description: inEnglish('Book a shipment at Waypost'),
  args: {
    service: {
      type: 'string',
      required: false,
      defaultValue: '',
      label: inEnglish('Service'),
      description: inEnglish('Empty: the one that the customer chose'),
    },
  },
  init(injector) {
    service = injector.get(WaypostService);
    orderService = injector.get(OrderService);
    connection = injector.get(TransactionalConnection);
  },
  async createFulfillment(ctx, orders, lines, args) {
    const [first, ...others] = orders;
    if (first === undefined || others.length > 0) {
      throw new Error('A shipment of Waypost is for one order. Fulfil each order by itself.');
    }
    // Vendure does not keep two that fulfil the same goods apart: the second waits here for the first
    await lockRow(connection, ctx, Order, first.id);
    const order = await orderService.findOne(ctx, first.id, [
      'customer',
      'fulfillments',
      'fulfillments.lines',
      'lines',
      'lines.productVariant',
      'shippingLines',
      'shippingLines.shippingMethod',
    ]);
    if (order === undefined) throw new Error(`There is no order ${first.code}.`);
    const goods = lines.flatMap(({ orderLineId, quantity }) => {
      const line = order.lines.find(({ id }) => idsAreEqual(id, orderLineId));
      return line === undefined || quantity === 0 ? [] : [{ line, quantity }];
    });
    if (goods.some((each) => each.quantity > unfulfilled(order, each.line))) {
      throw new Error('Somebody else has just fulfilled these goods.');
    }
    const chosen = order.shippingLines.map(({ shippingMethod }) =>
      shippingMethod ? serviceOf(shippingMethod) : '',
    );
    const booked = args.service || chosen.find(Boolean);
    if (!booked) throw new Error('The order has no service of Waypost. Name one.');
    try {
      const shipment = await bookFulfillment(service, order, goods, booked as Service);
      return { method: `Waypost ${shipment.service}`, trackingCode: shipment.trackingNumber };
    } catch (error) {
      throw new Error(explain(error), { cause: error });
    }
  },
  /** A text refuses the transition. */
  async onFulfillmentTransition(_from, to, { fulfillment }) {
    if (to !== 'Cancelled') return;
    try {
      await service.waypost.shipments.cancel(fulfillment.trackingCode);
    } catch (error) {
      return `The shipment was not cancelled. ${explain(error)}`;
    }
  },
});

function unfulfilled({ fulfillments }: Order, line: OrderLine): number {
  const taken = fulfillments
    .filter(({ state }) => state !== 'Cancelled')
    .flatMap(({ lines }) => lines)
    .filter(({ orderLineId }) => idsAreEqual(orderLineId, line.id));
  return taken.reduce((rest, { quantity }) => rest - quantity, line.quantity);
}

/** For the person in the shop's office. */
function explain(error: unknown): string {
  if (!(error instanceof WaypostError))
    return error instanceof Error ? error.message : String(error);
  if (error.status === 0) {
    return 'Waypost does not answer. Try again in a moment: what was booked meanwhile is not booked twice.';
  }
  const faults = error.faults.map(({ pointer, reason }) => `${pointer} ${reason}.`);
  return ['Waypost says:', error.message, ...faults].join(' ');
}
