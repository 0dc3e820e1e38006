import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SavedAddress } from './addresses.ts';
import { BillingSummary } from './billing.ts';
import { SavedCard } from './cards.ts';
import { OwnShipment } from './own-shipments.ts';
import { Pickup } from './pickups.ts';

export const AccountDetails = z
  .object({
    /** The newest 50, the pickups to come and the last 50: the calls of their own continue. */
    shipments: z.array(OwnShipment),
    addresses: z.array(SavedAddress),
    paymentMethods: z.array(SavedCard),
    pickups: z.array(Pickup),
    billing: BillingSummary,
  })
  .meta({ id: 'AccountDetails' });
export type AccountDetails = z.infer<typeof AccountDetails>;

export const readAccountDetails = endpoint({
  method: 'GET',
  path: '/api/users/me/details',
  summary: 'What the dashboard shows, in one answer: the first page of every list.',
  tag: 'profile',
  loadClass: 'rest',
  answers: { 200: AccountDetails },
  problems: ['unauthenticated'],
});
