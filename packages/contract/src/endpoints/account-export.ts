import { EXCEPTION_KINDS } from '@waypost/domain/tracking';
import { z } from 'zod';
import { endpointsOf, PROVED_AGAIN } from '../endpoint.ts';
import { Instant, SecondFactor } from '../fields.ts';
import { SavedAddress } from './addresses.ts';
import { Customer } from './auth.ts';
import { CustomerSession } from './profile.ts';
import { Day } from './calendars.ts';
import { CaseFile, CaseMessage } from './cases.ts';
import { PARTY_ROLES } from './parties.ts';
import { Pickup, PickupRule } from './pickups.ts';
import { Statement } from './billing.ts';
import { Credit } from './credit.ts';
import { ParcelTemplate } from './templates.ts';
import { SavedCard } from './cards.ts';

const endpoint = endpointsOf('profile');

export const AccountExport = z
  .object({
    exportedAt: Instant,
    customer: Customer,
    consents: z.array(z.object({ kind: z.string(), version: z.string(), at: Instant })),
    sessions: z.array(CustomerSession),
    addresses: z.array(SavedAddress),
    templates: z.array(ParcelTemplate),
    pickups: z.array(
      Pickup.extend({
        contactPhone: z.string().nullable(),
        /** What was asked for last, where `date` and `window` are what is planned. */
        requestedDate: Day,
        requestedWindow: z.string(),
        missedReason: z.string().nullable(),
        /** Of staff, for the courier. */
        staffNote: z.string(),
      }),
    ),
    pickupRules: z.array(PickupRule),
    cards: z.array(SavedCard),
    statements: z.array(
      Statement.omit({ state: true, openCents: true, onAccountCents: true, papers: true }),
    ),
    /** None or one. */
    credits: z.array(Credit),
    shipments: z.array(
      z.object({
        trackingNumber: z.string(),
        orderReference: z.string().nullable(),
        status: z.string(),
        from: z.string(),
        to: z.string(),
        bookedAt: Instant,
        priceCents: z.int(),
        currency: z.string(),
        /** How the customer is notified as the shipper. */
        alerts: z.object({ email: z.boolean(), sms: z.boolean() }),
      }),
    ),
    /** Shipments this address subscribed to. */
    subscriptions: z.array(
      z.object({
        trackingNumber: z.string(),
        version: z.string(),
        requestedAt: Instant,
        confirmedAt: Instant.nullable(),
        leftAt: Instant.nullable(),
      }),
    ),
    /** Messages and files sent to support, as shipper or recipient. */
    cases: z.array(
      z.object({
        trackingNumber: z.string(),
        party: z.enum(PARTY_ROLES),
        subject: z.enum(EXCEPTION_KINDS),
        openedAt: Instant,
        closedAt: Instant.nullable(),
        messages: z.array(CaseMessage),
        files: z.array(CaseFile),
      }),
    ),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

export const exportAccount = endpoint('GET /api/users/me/export', {
  summary:
    'Everything stored about the account, as one JSON document. Staff viewing the account must give a second factor.',
  headers: z.object({ 'x-second-factor': SecondFactor.optional() }),
  answers: { 200: AccountExport },
  problems: PROVED_AGAIN,
});
