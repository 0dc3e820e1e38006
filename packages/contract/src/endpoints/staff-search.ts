import { STATUSES } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { CELLS_MISSING, Currency, plainText } from '../fields.ts';
import { Day } from './calendars.ts';

const endpoint = endpointsOf('search');

const FoundThings = z
  .strictObject({
    /** Null without the permission to read customers. */
    customers: z
      .array(
        z.strictObject({
          id: z.uuid(),
          name: z.string(),
          company: z.string(),
          email: z.string(),
        }),
      )
      .nullable(),
    /** Newest first. */
    shipments: z.array(
      z.strictObject({
        id: z.uuid(),
        trackingNumber: z.string(),
        status: z.enum(STATUSES),
        toName: z.string(),
        to: z.string(),
      }),
    ),
    pickups: z.array(
      z.strictObject({
        publicId: z.string(),
        day: Day,
        window: z.string(),
        address: z.string(),
        customerId: z.uuid().nullable(),
        shipmentId: z.uuid().nullable(),
      }),
    ),
    /** By the number of an invoice; null without the permission to read money. */
    statements: z
      .array(
        z.strictObject({
          id: z.uuid(),
          number: z.string(),
          month: z.string(),
          currency: Currency,
          customerId: z.uuid(),
        }),
      )
      .nullable(),
    ...CELLS_MISSING,
  })
  .meta({ id: 'FoundThings' });
export type FoundThings = z.infer<typeof FoundThings>;

export const findAnything = endpoint('POST /api/admin/search', {
  summary:
    'The first few customers, shipments, pickups and statements with these words: numbers, references, names, companies, emails, phones, streets, postal codes of either party. In a body, because addresses of requests are kept.',
  body: z.object({ text: plainText(2, 80) }).meta({ id: 'SearchedText' }),
  answers: { 200: FoundThings },
  problems: [...OF_STAFF, 'cross_site_request'],
});
