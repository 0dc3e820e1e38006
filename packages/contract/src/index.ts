import {
  bookShipment,
  createDraft,
  readAttempt,
  readDraft,
  readReceipt,
} from './endpoints/bookings.ts';
import { createQuote, currentTariff } from './endpoints/quotes.ts';
import { recordScans } from './endpoints/scans.ts';
import { followShipments, trackShipment } from './endpoints/tracking.ts';

export * from './endpoint.ts';
export * from './problems.ts';
export * from './endpoints/bookings.ts';
export * from './endpoints/quotes.ts';
export * from './endpoints/scans.ts';
export * from './endpoints/tracking.ts';

/** The table of contents of the API, by hand. */
export const endpoints = {
  currentTariff,
  createQuote,
  createDraft,
  readDraft,
  bookShipment,
  readAttempt,
  readReceipt,
  trackShipment,
  followShipments,
  recordScans,
};
export type EndpointName = keyof typeof endpoints;
