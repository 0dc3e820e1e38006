import type { Feature } from '../../../platform/feature.ts';
import { programRatesRoutes } from './program-rates.routes.ts';

export { type Rated, readRateId } from './rate-id.ts';
export { quoteRequestOf, servicesFor } from './quote-request.ts';
export { rateShop, refuseUnknownCountries } from './rate-shop.ts';

/** Prices of every service at once, without a row. */
export const programRates: Feature = {
  name: 'program-rates',
  personalData: 'none',
  routes: programRatesRoutes,
};
