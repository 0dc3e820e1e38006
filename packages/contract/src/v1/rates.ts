import { CHARGE_KINDS } from '@waypost/domain/charges';
import { z } from 'zod';
import { Day } from '../endpoints/calendars.ts';
import { Cents, Currency } from '../fields.ts';
import { PROBLEM_CODES } from '../problems.ts';
import { programEndpointsOf } from './endpoint.ts';
import { example, Mode, Moment, open } from './fields.ts';
import { CONTENTS, oneOf, Place, Service } from './goods.ts';

const endpoint = programEndpointsOf('rates');

const RATE_ID = 'rate_AAAAB2mNDlq3rA0jQbQ1rXqv0Wq0xw5Jk2uT3bJ1mQ8nZc5XyA';
export const RateId = example(z.string().regex(/^rate_[\w-]{40,200}$/), RATE_ID);

export const RateLine = z
  .strictObject({
    /** What is charged. */
    kind: open(example(z.enum(CHARGE_KINDS), 'base')),
    /** Without tax, which has a line of its own. */
    cents: example(z.int(), 4640),
  })
  .meta({ id: 'V1RateLine' });

const RateProblem = z
  .strictObject({
    /** Why the service cannot be booked for this. */
    code: open(example(z.enum(PROBLEM_CODES), 'service_not_available')),
    /** The same as a sentence. */
    title: example(z.string(), 'This service does not carry the shipment.'),
  })
  .meta({ id: 'V1RateProblem' });

const Rate = z
  .strictObject({
    /** Send it with the booking to pay this price; null if the service cannot be booked. */
    rateId: example(RateId.nullable(), RATE_ID),
    /** The service that is priced. */
    service: Service,
    /** Everything included; null without a price. */
    totalCents: example(Cents.nullable(), 5267),
    /** Currency of the amounts. */
    currency: example(Currency.nullable(), 'EUR'),
    /** What the total is made of. */
    lines: z.array(RateLine),
    /** The weight that is charged: the larger of actual and volumetric. */
    billableGrams: example(z.int().nullable(), 2500),
    /** First and last expected day of delivery; null without a price. */
    delivery: z
      .strictObject({
        /** First expected day. */
        earliest: example(Day, '2026-11-19'),
        /** Last expected day. */
        latest: example(Day, '2026-11-23'),
      })
      .meta({ id: 'V1DeliveryDays' })
      .nullable(),
    /** Until when the rate can be booked. */
    validUntil: Moment,
    /** False if the service does not carry this shipment: see `problems`. */
    bookable: example(z.boolean(), true),
    /** Why it is not bookable. */
    problems: z.array(RateProblem),
  })
  .meta({ id: 'V1Rate' });

const RatesRequest = z
  .strictObject({
    /** Where it starts. */
    from: Place,
    /** Where it goes. */
    to: Place,
    ...CONTENTS,
    /** Value of the goods, which insurance covers; in cents of the tariff's currency. */
    declaredValueCents: example(Cents.default(0), 0),
    /** The services to price; default: all that fit. */
    services: z.array(Service).min(1).max(10).optional(),
  })
  .check(oneOf('parcels', 'freight'))
  .meta({ id: 'V1RatesRequest' });
export type RatesRequest = z.infer<typeof RatesRequest>;

export const v1CreateRates = endpoint('POST /api/v1/rates', {
  summary: 'The price of every service for a shipment, for 30 minutes. Nothing is stored.',
  limit: 'rates',
  loadClass: 'bookings',
  body: RatesRequest,
  answers: {
    200: z
      .strictObject({
        /** Always `rates`. */
        object: example(z.literal('rates'), 'rates'),
        /** Whether these are prices of real shipments. */
        mode: Mode,
        /** One for each service, in the order of the tariff. */
        rates: z.array(Rate),
        /** True if the goods leave a customs area: the booking then needs `items`. */
        customsRequired: example(z.boolean(), false),
      })
      .meta({ id: 'V1Rates' }),
  },
  problems: ['place_not_bookable', 'country_embargoed'],
});
