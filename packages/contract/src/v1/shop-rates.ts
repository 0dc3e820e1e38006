import { z } from 'zod';
import { BOX, Currency, plainText } from '../fields.ts';
import { programEndpointsOf } from './endpoint.ts';
import { Country, example, Id, listOf, Mode, Moment, open, PAGE } from './fields.ts';
import { Place, Service } from './goods.ts';

const endpoint = programEndpointsOf('shop rates');

const SHOPS = ['shopify', 'woocommerce'] as const;

const ShopSettings = {
  /** The platform that asks. */
  shop: example(z.enum(SHOPS), 'shopify'),
  /** Your own name for it. */
  name: example(plainText(1, 80), 'Main shop'),
  /** Where parcels start. Required for WooCommerce; Shopify names the place itself. */
  from: Place.optional(),
  /** The parcel that carts are packed into: platforms tell weights, and sizes rarely. */
  parcel: z
    .strictObject({
      /** Longest side in millimetres. */
      lengthMm: example(BOX.lengthMm.min(1), 400),
      /** Second side in millimetres. */
      widthMm: example(BOX.widthMm.min(1), 300),
      /** Third side in millimetres. */
      heightMm: example(BOX.heightMm.min(1), 200),
      /** A heavier cart is spread over several parcels. */
      maxWeightGrams: example(BOX.weightGrams.min(1), 20_000),
    })
    .meta({ id: 'V1ShopParcel' }),
  /** The services to offer; default: all. */
  services: z.array(Service).min(1).max(10).optional(),
};

const NewRateToken = z
  .strictObject(ShopSettings)
  .check(({ value, issues }) => {
    if (value.shop !== 'woocommerce' || value.from !== undefined) return;
    issues.push({ code: 'custom', message: 'send a place', path: ['from'], input: value });
  })
  .meta({ id: 'V1NewRateToken' });
export type NewRateToken = z.infer<typeof NewRateToken>;

const TOKEN = {
  ...ShopSettings,
  /** Where parcels start; missing if the platform names the place. */
  from: z
    .strictObject({
      /** The city. */
      city: example(z.string(), 'Antwerp'),
      /** ISO 3166-1 alpha-2 code of the country. */
      country: Country,
      /** Postal code; may be empty. */
      postalCode: example(z.string(), '2000'),
      /** State or region; may be empty. */
      region: example(z.string(), ''),
    })
    .meta({ id: 'V1ShopOrigin' })
    .optional(),
  /** Always `rate_token`. */
  object: example(z.literal('rate_token'), 'rate_token'),
  /** Id of the token. */
  id: Id,
  /** Prices of real shipments, or of the test mode. */
  mode: Mode,
  /** Its first symbols. */
  hint: example(z.string(), 'wpr_live_N3T7'),
  /** When it was made. */
  createdAt: Moment,
  /** When it was last used; null if it never was. Within a minute. */
  lastUsedAt: example(Moment.nullable(), null),
};

const RateToken = z.strictObject(TOKEN).meta({ id: 'V1RateToken' });
export type RateToken = z.infer<typeof RateToken>;

export const v1CreateRateToken = endpoint('POST /api/v1/rate-tokens', {
  summary:
    'Make an address at which Shopify or WooCommerce asks for prices at checkout. It is shown once. It ends when it, or your key, is revoked.',
  limit: 'writes',
  body: NewRateToken,
  answers: {
    201: z
      .strictObject({
        ...TOKEN,
        /** The address for the platform. Anyone who has it can ask for your prices, and nothing else. */
        url: example(z.url(), 'https://waypost.example/api/v1/rates/shopify/wpr_live_N3T7...'),
      })
      .meta({ id: 'V1MadeRateToken' }),
  },
});

export const v1ListRateTokens = endpoint('GET /api/v1/rate-tokens', {
  summary: 'The addresses at which platforms may ask for your prices, newest first.',
  limit: 'reads',
  query: z.strictObject(PAGE),
  answers: { 200: listOf('V1RateTokens', RateToken) },
});

export const v1RevokeRateToken = endpoint('DELETE /api/v1/rate-tokens/:tokenId', {
  summary: 'End an address at which a platform asks for your prices.',
  limit: 'writes',
  params: z.object({
    /** Id of the token. */
    tokenId: Id,
  }),
  answers: {
    200: z
      .strictObject({
        /** Always `rate_token`. */
        object: example(z.literal('rate_token'), 'rate_token'),
        /** Id of the token. */
        id: Id,
        /** Always true. */
        revoked: example(z.literal(true), true),
      })
      .meta({ id: 'V1RevokedRateToken' }),
  },
});

const TokenPath = z.object({
  /** The token of `POST /v1/rate-tokens`. */
  token: example(z.string().regex(/^[\w-]{8,80}$/), 'wpr_live_N3T7HTS5882E8G'),
});

const Text = z.string().max(500).nullish();

// Platforms send more than we read, and add to it.
const ShopifyPlace = z
  .looseObject({
    /** ISO 3166-1 alpha-2 code of the country. */
    country: example(Text, 'CA'),
    /** Postal code. */
    postal_code: example(Text, 'K1M1M4'),
    /** Code of the province. */
    province: example(Text, 'ON'),
    /** The city; missing while a cart is only estimated. */
    city: example(Text, 'Ottawa'),
  })
  .meta({ id: 'V1ShopifyPlace' });

const ShopifyRequest = z
  .looseObject({
    /** The cart, as Shopify sends it. */
    rate: z
      .looseObject({
        /** Where it starts. */
        origin: ShopifyPlace,
        /** Where it goes. */
        destination: ShopifyPlace,
        /** What is in the cart. */
        items: z
          .array(
            z
              .looseObject({
                /** How many there are. */
                quantity: example(z.int().min(0).max(100_000), 1),
                /** Weight of one. */
                grams: example(z.number().min(0).max(10_000_000), 1000),
                /** False for what is not sent, such as a gift card. */
                requires_shipping: example(z.boolean().nullish(), true),
              })
              .meta({ id: 'V1ShopifyItem' }),
          )
          .max(1_000),
        /** Language of the checkout. */
        locale: example(Text, 'en'),
      })
      .meta({ id: 'V1ShopifyCart' }),
  })
  .meta({ id: 'V1ShopifyRatesRequest' });
export type ShopifyRequest = z.infer<typeof ShopifyRequest>;

const ShopifyRates = z
  .strictObject({
    /** One for each service; none: the cart cannot be sent there. */
    rates: z.array(
      z
        .strictObject({
          /** What the buyer reads. */
          service_name: example(z.string(), 'Express'),
          /** Code of the service. */
          service_code: open(example(z.string(), 'express')),
          /** What the buyer reads below it. */
          description: example(z.string(), 'Thu 19 Nov to Mon 23 Nov'),
          /** Price in hundredths of the currency's unit, as Shopify wants it. */
          total_price: example(z.string(), '5267'),
          /** Currency of the price. */
          currency: example(Currency, 'EUR'),
          /** First expected day of delivery. */
          min_delivery_date: example(z.string(), '2026-11-19 12:00:00 +0000'),
          /** Last expected day of delivery. */
          max_delivery_date: example(z.string(), '2026-11-23 12:00:00 +0000'),
        })
        .meta({ id: 'V1ShopifyRate' }),
    ),
  })
  .meta({ id: 'V1ShopifyRates' });
export type ShopifyRates = z.infer<typeof ShopifyRates>;

export const v1ReadShopifyRates = endpoint('POST /api/v1/rates/shopify/:token', {
  summary:
    'Prices as the callback of a Shopify carrier service. The token in the address is all that it needs.',
  limit: 'rates',
  loadClass: 'bookings',
  params: TokenPath,
  body: ShopifyRequest,
  answers: { 200: ShopifyRates },
});

/** As WooCommerce keeps them: texts or numbers, empty if nobody entered them. */
const Measure = z.union([z.number().min(0).max(10_000_000), z.string().max(20)]).nullish();

const WooCommerceRequest = z
  .looseObject({
    /** Where the package goes. */
    destination: z
      .looseObject({
        /** ISO 3166-1 alpha-2 code of the country. */
        country: example(Text, 'FR'),
        /** Code of the state. */
        state: example(Text, ''),
        /** Postal code. */
        postcode: example(Text, '75001'),
        /** The city; missing while a cart is only estimated. */
        city: example(Text, 'Paris'),
      })
      .meta({ id: 'V1WooCommerceDestination' }),
    /** What is in the package. */
    contents: z
      .array(
        z
          .looseObject({
            /** How many there are. */
            quantity: example(z.int().min(0).max(100_000), 2),
            /** Weight of one, in `weight_unit`. */
            weight: example(Measure, '0.75'),
          })
          .meta({ id: 'V1WooCommerceItem' }),
      )
      .max(1_000),
    /** The shop's unit of weights. */
    weight_unit: example(z.enum(['kg', 'g', 'lbs', 'oz']).default('kg'), 'kg'),
    /** Language of the checkout. */
    locale: example(Text, 'fr_FR'),
  })
  .meta({ id: 'V1WooCommerceRatesRequest' });
export type WooCommerceRequest = z.infer<typeof WooCommerceRequest>;

const WooCommerceRates = z
  .strictObject({
    /** One for each service, ready for `add_rate`; none: the package cannot be sent there. */
    rates: z.array(
      z
        .strictObject({
          /** Id of the rate. */
          id: open(example(z.string(), 'waypost:express')),
          /** What the buyer reads. */
          label: example(z.string(), 'Express'),
          /** Price in units of the currency. */
          cost: example(z.string(), '52.67'),
          /** Kept with the order. */
          meta_data: z
            .strictObject({
              /** Code of the service. */
              service: open(example(z.string(), 'express')),
              /** Currency of the price. */
              currency: example(Currency, 'EUR'),
              /** First expected day of delivery. */
              earliest: example(z.string(), '2026-11-19'),
              /** Last expected day of delivery. */
              latest: example(z.string(), '2026-11-23'),
            })
            .meta({ id: 'V1WooCommerceRateData' }),
        })
        .meta({ id: 'V1WooCommerceRate' }),
    ),
  })
  .meta({ id: 'V1WooCommerceRates' });
export type WooCommerceRates = z.infer<typeof WooCommerceRates>;

export const v1ReadWooCommerceRates = endpoint('POST /api/v1/rates/woocommerce/:token', {
  summary:
    'Prices for a package of WooCommerce, as `calculate_shipping` has it. The token in the address is all that it needs.',
  limit: 'rates',
  loadClass: 'bookings',
  params: TokenPath,
  body: WooCommerceRequest,
  answers: { 200: WooCommerceRates },
});
