import { type Feature, scheduled } from '../../../platform/feature.ts';
import { quotesRoutes } from './quotes.routes.ts';
import { eraseQuotes } from './erase-quotes.ts';

export { completeRequest, presentQuote, priceWithin, storeQuotes } from './create-quote.ts';
export {
  countriesOf,
  isAbroad,
  type PricedQuote,
  priceQuote,
  quotedTax,
  rateInputsOf,
  taxedBy,
} from './price-quote.ts';
export { copyQuote } from './quote-elsewhere.ts';
export { refuseBeyondLimits } from './refuse-beyond-limits.ts';
export {
  CONFIRMED_VAT,
  findQuote,
  readConfirmedVat,
  readTariff,
  readTariffInForce,
  type StoredQuote,
} from './quotes.queries.ts';

export const quotes: Feature = {
  name: 'quotes',
  personalData: 'none',
  routes: quotesRoutes,
  jobs: [scheduled('erase_quotes', '37 * * * *', eraseQuotes, { concurrency: 1 })],
  tables: {
    quotes: {
      growsWith: 'quote',
      lives: '35 days, or with its booking',
      sweep: { job: 'erase_quotes', index: 'quotes_created' },
    },
  },
};
