import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { SavedAddress } from './addresses.ts';
import { BillingSummary } from './billing.ts';
import { SavedCard } from './cards.ts';
import { OwnShipment } from './own-shipments.ts';
import { Pickup } from './pickups.ts';

const endpoint = endpointsOf('profile');

export const AccountDetails = z
  .object({
    /** The newest 50; the endpoint of the list has the rest. */
    shipments: z.array(OwnShipment),
    addresses: z.array(SavedAddress),
    paymentMethods: z.array(SavedCard),
    /** Upcoming pickups and the last 50; the endpoint of the list has the rest. */
    pickups: z.array(Pickup),
    billing: BillingSummary,
  })
  .meta({ id: 'AccountDetails' });
export type AccountDetails = z.infer<typeof AccountDetails>;

export const readAccountDetails = endpoint('GET /api/users/me/details', {
  summary: 'The content of the dashboard in one response: the first page of every list.',
  answers: { 200: AccountDetails },
});
