import { z } from 'zod';
import { CUSTOMER_KEY_SCOPES } from '../customer-key-scopes.ts';
import { Cents, Currency } from '../fields.ts';
import { programEndpointsOf } from './endpoint.ts';
import { example, Id, Mode, Moment, open } from './fields.ts';

const endpoint = programEndpointsOf('account');

const SavedCard = z
  .strictObject({
    /** Send it as `payment.cardId` to pay with this card. */
    id: Id,
    /** The network of the card. */
    brand: example(z.string(), 'visa'),
    /** The last four digits. */
    last4: example(z.string(), '4242'),
    /** The last month in which it can be charged. */
    expires: example(z.string(), '2028-11'),
    /** Charged when a booking names no card. */
    isDefault: example(z.boolean(), true),
  })
  .meta({ id: 'V1SavedCard' });

const ProgramCredit = z
  .strictObject({
    /** Currency of the amounts. */
    currency: example(Currency, 'EUR'),
    /** The most that may be owed. */
    limitCents: example(Cents, 500_000),
    /** Owed now: booked on account and not paid yet. */
    owedCents: example(Cents, 128_450),
    /** What may still be booked on account. */
    leftCents: example(Cents, 371_550),
  })
  .meta({ id: 'V1Credit' });

const RateLimitOf = z
  .strictObject({
    /** What is counted. */
    name: example(z.enum(['reads', 'rates', 'writes']), 'rates'),
    /** Calls a minute, for all programs with this key together. */
    perMinute: example(z.int(), 240),
  })
  .meta({ id: 'V1RateLimit' });

const BookingLimits = z
  .strictObject({
    /** Bookings of the account, in a day that begins with the first of them. */
    perDay: example(z.int(), 1_000),
    /** How many of them are left now. */
    left: example(z.int(), 862),
    /** Bookings to one recipient's email address, in such a day. */
    perRecipient: example(z.int(), 100),
  })
  .meta({ id: 'V1BookingLimits' });

export const v1ReadMe = endpoint('GET /api/v1/me', {
  summary: 'Who you are: the account, the key, its rights and limits, and how you can pay.',
  limit: 'reads',
  answers: {
    200: z
      .strictObject({
        /** Always `me`. */
        object: example(z.literal('me'), 'me'),
        /** Whether this key acts on real shipments or on test data. */
        mode: Mode,
        /** The account that the key acts for. */
        account: z
          .strictObject({
            /** Id of the account. */
            id: Id,
            /** Name of the account. */
            name: example(z.string(), 'Ada Example'),
            /** Name of the company; empty if there is none. */
            company: example(z.string(), 'Example Goods BV'),
          })
          .meta({ id: 'V1Account' }),
        /** The key of this request. */
        key: z
          .strictObject({
            /** Id of the key. */
            id: Id,
            /** What you called it. */
            name: example(z.string(), 'Web shop'),
            /** The first characters of its secret. */
            hint: example(z.string(), 'wpc_live_AbCd'),
            /** What it may do. */
            scopes: z.array(open(example(z.enum(CUSTOMER_KEY_SCOPES), 'rates:read'))),
            /** When it was made. */
            createdAt: Moment,
            /** When it stops working; null for never. */
            expiresAt: example(Moment.nullable(), '2027-11-17T00:00:00.000Z'),
            /** The most that may be booked with it in a day (UTC); null for no limit. */
            spendCapCents: example(Cents.nullable(), 100_000),
          })
          .meta({ id: 'V1Key' }),
        /** Calls a minute, by what they count as. */
        limits: z.array(RateLimitOf),
        /** How many shipments may be booked. */
        bookings: BookingLimits,
        /** What may be booked on account; null if the account has no credit. */
        credit: ProgramCredit.nullable(),
        /** The cards that a booking can be paid with. */
        cards: z.array(SavedCard),
      })
      .meta({ id: 'V1Me' }),
  },
});
