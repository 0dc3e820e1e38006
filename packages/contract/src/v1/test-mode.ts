import { z } from 'zod';
import { TEST_DESTINATIONS } from '../test-destinations.ts';
import { programEndpointsOf } from './endpoint.ts';
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
