import type { NewShipment } from '@waypost/sdk';

type Sender = NonNullable<NewShipment['from']>;

export interface WaypostOptions {
  /** Where your carrier's Waypost is, such as `https://waypost.example`. */
  url: string;
  /** An API key with the scopes rates:read, shipments:read and shipments:write. */
  key: string;
  /** Of the webhook endpoint that leads to `/waypost/webhook` of this shop: `whsec_...`. */
  webhookSecret: string;
  /** Where parcels are collected. */
  from: Sender;
  /** The box that goods are packed into; a heavier order gets several of them. */
  box: {
    lengthMm: number;
    widthMm: number;
    heightMm: number;
    /** Of the box itself. */
    emptyGrams: number;
    /** With the box. */
    maxGrams: number;
  };
  /** Of a variant that has no weight. */
  defaultWeightGrams: number;
  /** Default: on account. */
  payment?: NewShipment['payment'];
  /** How long a customer at the checkout waits for prices at most; default 3,000. */
  rateTimeoutMs?: number;
  /** For each of two attempts to book; default 10,000. */
  bookingTimeoutMs?: number;
}

/** The options in Nest's container. */
export const WAYPOST_OPTIONS = Symbol('WAYPOST_OPTIONS');

/** Of calculator, eligibility checker and fulfillment handler, in the database of the shop. */
export const WAYPOST_CODE = 'waypost';
