import type { AdvanceTestShipmentData, NewShipment, NewTestEvent, Waypost } from '@waypost/sdk';
import { defineCommand, only, UsageError } from '../command.ts';
import { print } from '../print.ts';

type Destination = AdvanceTestShipmentData['body']['to'];

/** What brings a new test shipment to the event; null books it and no more. */
const WAYS: Record<string, Destination | 'cancel' | null> = {
  'shipment.created': null,
  'shipment.picked_up': 'picked_up',
  'shipment.in_transit': 'in_transit',
  'shipment.out_for_delivery': 'out_for_delivery',
  'shipment.delivered': 'delivered',
  'shipment.exception': 'failed_attempt',
  'shipment.returning': 'returned',
  'shipment.cancelled': 'cancel',
};

/** What no scan of one shipment leads to: sent without having happened. */
const SIMULATED = [
  'shipment.held',
  'shipment.released',
  'shipment.returned',
  'shipment.exception_cleared',
  'shipment.delivery_revised',
  'shipment.tracking_updated',
  'shipment.price_adjusted',
  'batch.finished',
  'pickup.confirmed',
  'pickup.rescheduled',
  'pickup.collected',
  'pickup.missed',
  'pickup.cancelled',
  'statement.issued',
  'statement.paid',
  'statement.overdue',
  'case.answered',
] as const satisfies readonly NewTestEvent['type'][];

const PARCEL: NewShipment = {
  service: 'standard',
  from: {
    name: 'Test Sender',
    line1: 'Torstr. 12',
    postalCode: '10119',
    city: 'Berlin',
    country: 'DE',
  },
  to: {
    name: 'Test Recipient',
    email: 'test.recipient@example.org',
    line1: '5 Rue de Rivoli',
    postalCode: '75001',
    city: 'Paris',
    country: 'FR',
  },
  parcels: [{ weightGrams: 1000, lengthMm: 200, widthMm: 150, heightMm: 100 }],
  payment: { kind: 'account' },
};

export const trigger = defineCommand({
  summary: 'Make an event happen in test mode.',
  usage: `
waypost trigger TYPE
  Needs a key of test mode. For these types it books a test shipment and lets it be scanned until the event happens, with
  those before it:
    ${Object.keys(WAYS).join('\n    ')}
  Events of these types are sent although nothing happened, with "simulated": true:
    ${SIMULATED.join('\n    ')}
  endpoint.ping is sent to each webhook endpoint.`,
  options: {},
  async run({ positionals }, { connect }) {
    const type = only(positionals, 'type');
    const waypost = connect();
    if ((await waypost.me.read()).mode !== 'test') {
      throw new UsageError('trigger needs a key of test mode (wpc_test_...).');
    }
    if (type === 'endpoint.ping') return pingAll(waypost);
    const simulated = SIMULATED.find((each) => each === type);
    if (simulated !== undefined) return simulate(waypost, simulated);
    const way = Object.hasOwn(WAYS, type) ? WAYS[type] : undefined;
    if (way === undefined) throw new UsageError(`${type} cannot be triggered.`);
    const { id, trackingNumber } = await waypost.shipments.create(PARCEL);
    if (way === 'cancel') await waypost.shipments.cancel(id);
    else if (way !== null) await waypost.test.advanceShipment(id, { to: way });
    print(type, trackingNumber, id);
  },
});

async function simulate(waypost: Waypost, type: (typeof SIMULATED)[number]): Promise<void> {
  const isAboutShipment = type.startsWith('shipment.') || type.startsWith('case.');
  const about = isAboutShipment ? { shipment: (await waypost.shipments.create(PARCEL)).id } : {};
  const { eventId, endpoints } = await waypost.test.sendEvent({ type, ...about });
  print(type, eventId, `sent to ${endpoints} webhook endpoints`);
}

async function pingAll(waypost: Waypost): Promise<void> {
  for await (const { id, url } of waypost.webhookEndpoints.list()) {
    const { eventId } = await waypost.webhookEndpoints.ping(id);
    print('endpoint.ping', url, eventId);
  }
}
