import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { Instant, plainLines } from '../fields.ts';

const endpoint = endpointsOf('notes');

export const StaffNote = z
  .strictObject({
    id: z.uuid(),
    text: z.string(),
    /** Empty for a former member. */
    staffName: z.string(),
    at: Instant,
  })
  .meta({ id: 'StaffNote' });
export type StaffNote = z.infer<typeof StaffNote>;

const NewNote = z
  .object({
    /** The client chooses it: sent twice, it is one note. */
    id: z.uuid(),
    text: plainLines(1, 2_000),
  })
  .meta({ id: 'NewNote' });
export type NewNote = z.infer<typeof NewNote>;

export const addShipmentNote = endpoint('POST /api/admin/shipments/:shipmentId/notes', {
  summary: 'A note for colleagues about a shipment. Customers never see it.',
  params: z.object({ shipmentId: z.uuid() }),
  body: NewNote,
  answers: { 201: StaffNote },
  problems: [...OF_STAFF, 'shipment_not_found', 'cross_site_request'],
});

export const addCustomerNote = endpoint('POST /api/admin/users/:userId/notes', {
  summary: 'A note for colleagues about a customer. The customer never sees it.',
  params: z.object({ userId: z.uuid() }),
  body: NewNote,
  answers: { 201: StaffNote },
  problems: [...OF_STAFF, 'customer_unknown', 'cross_site_request'],
});
