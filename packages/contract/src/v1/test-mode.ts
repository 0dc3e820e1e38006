import { ACCOUNT_EVENT_TYPES } from '@waypost/domain/account-event-types';
import { z } from 'zod';
import { TEST_DESTINATIONS } from '../test-destinations.ts';
import { OptionalIdempotencyKey, programEndpointsOf } from './endpoint.ts';
import { EventType } from './events.ts';
import { example, Id, listOf, Moment, PAGE } from './fields.ts';
import { Shipment, ShipmentPath } from './shipments.ts';

export { TEST_DESTINATIONS, type TestDestination } from '../test-destinations.ts';

const endpoint = programEndpointsOf('test mode');

export const v1AdvanceTestShipment = endpoint('POST /api/v1/test/shipments/:shipment/advance', {
  summary:
    'Let a test shipment be scanned on its way, up to the state you name. Only for keys of test mode.',
  limit: 'writes',
  params: z.object(ShipmentPath),
  body: z.strictObject({
    /** The state to reach. The scans that lead there are recorded as those of a courier would be. */
    to: example(z.enum(TEST_DESTINATIONS), 'delivered'),
  }),
  answers: { 200: Shipment },
  problems: ['shipment_not_found', 'shipment_cancelled', 'not_found'],
});

/** A ping belongs to one endpoint, and has a call of its own. */
const TestEventType = z.enum(ACCOUNT_EVENT_TYPES).exclude(['endpoint.ping']);

export function isAboutShipment(type: z.infer<typeof TestEventType>): boolean {
  return type.startsWith('shipment.') || type.startsWith('case.');
}

export const v1SendTestEvent = endpoint('POST /api/v1/test/events', {
  summary:
    'Send an event of any type, although nothing happened: to your webhook endpoints that want the type, to the feed and to the stream. Only for keys of test mode.',
  limit: 'writes',
  headers: OptionalIdempotencyKey,
  body: z
    .strictObject({
      /** The type. For `endpoint.ping`, ping the endpoint. */
      type: example(TestEventType, 'shipment.delivered'),
      /** The test shipment that an event of a shipment or a case is about: its id, its tracking number, or `ref:` and your reference. Your newest if left out. What other events are about is invented. */
      shipment: ShipmentPath.shipment.optional(),
    })
    .check(({ value, issues }) => {
      if (value.shipment === undefined || isAboutShipment(value.type)) return;
      const message = `${value.type} is not about a shipment`;
      issues.push({ code: 'custom', message, path: ['shipment'], input: value });
    })
    .meta({ id: 'V1NewTestEvent' }),
  answers: {
    202: z
      .strictObject({
        /** Always `test_event`. */
        object: example(z.literal('test_event'), 'test_event'),
        /** Id of the event. */
        eventId: Id,
        /** Its type. */
        type: EventType,
        /** How many webhook endpoints get it: those that are on and want the type. */
        endpoints: example(z.int(), 1),
      })
      .meta({ id: 'V1TestEvent' }),
  },
  problems: ['shipment_not_found', 'idempotency_key_reused', 'not_found'],
});

export const v1ListTestMails = endpoint('GET /api/v1/test/mails', {
  summary:
    'Emails and texts that test mode wrote for you, newest first. None was sent. Only for keys of test mode.',
  limit: 'reads',
  query: z.strictObject(PAGE),
  answers: {
    200: listOf(
      'V1TestMailList',
      z
        .strictObject({
          /** Always `test_mail`. */
          object: example(z.literal('test_mail'), 'test_mail'),
          /** Id of the message. */
          id: Id,
          /** How it would have been sent. */
          channel: example(z.enum(['mail', 'sms']), 'mail'),
          /** Whom it would have been sent to. */
          to: example(z.string(), 'rosa.recipient@example.org'),
          /** Its subject; empty for a text. */
          subject: example(z.string(), 'Your parcel was delivered'),
          /** Its words, without layout. */
          text: example(z.string(), 'Your parcel was delivered today.'),
          /** When it would have been sent. */
          createdAt: Moment,
        })
        .meta({ id: 'V1TestMail' }),
    ),
  },
  problems: ['not_found'],
});

export const v1DeleteTestData = endpoint('DELETE /api/v1/test/data', {
  summary:
    'Delete all test data of the account: shipments, emails, addresses, statements. Only for keys of test mode.',
  limit: 'writes',
  answers: {
    200: z
      .strictObject({
        /** Always `test_data`. */
        object: example(z.literal('test_data'), 'test_data'),
        /** How many shipments were deleted. */
        shipments: example(z.int(), 12),
      })
      .meta({ id: 'V1TestData' }),
  },
  problems: ['not_found'],
});
