import type { Feature } from '../../../platform/feature.ts';
import { quotesJobs } from './quotes.jobs.ts';
import { quotesRoutes } from './quotes.routes.ts';
import { tables } from './tables.ts';

export { presentQuote, storeQuotes } from './create-quote.ts';
export { countriesOf, type PricedQuote, priceQuote, rateInputOf } from './price-quote.ts';
export { findQuote, readTariff, readTariffInForce, type StoredQuote } from './quotes.queries.ts';

export const quotes: Feature = {
  name: 'quotes',
  personalData: 'none',
  routes: quotesRoutes,
  jobs: quotesJobs,
  tables,
};
