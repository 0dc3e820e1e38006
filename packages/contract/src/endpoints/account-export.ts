import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Instant } from '../fields.ts';
import { SavedAddress } from './addresses.ts';
import { Customer, CustomerSession } from './auth.ts';

export const AccountExport = z
  .object({
    exportedAt: Instant,
    customer: Customer,
    consents: z.array(z.object({ kind: z.string(), version: z.string(), at: Instant })),
    sessions: z.array(CustomerSession),
    addresses: z.array(SavedAddress),
    shipments: z.array(
      z.object({
        trackingNumber: z.string(),
        status: z.string(),
        from: z.string(),
        to: z.string(),
        bookedAt: Instant,
        priceCents: z.int(),
        currency: z.string(),
        /** How the customer hears of it, as its shipper. */
        alerts: z.object({ email: z.boolean(), sms: z.boolean() }),
      }),
    ),
    /** Shipments whose news the address asked for. */
    subscriptions: z.array(
      z.object({
        trackingNumber: z.string(),
        version: z.string(),
        requestedAt: Instant,
        confirmedAt: Instant.nullable(),
        leftAt: Instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/users/me/export',
  summary: 'Everything kept about the account, as one JSON document.',
  tag: 'profile',
  loadClass: 'rest',
  answers: { 200: AccountExport },
  problems: ['unauthenticated'],
});
