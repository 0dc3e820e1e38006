export { presentQuote, storeQuotes } from './create-quote.ts';
export { countriesOf, type PricedQuote, priceQuote, rateInputOf } from './price-quote.ts';
export {
  findQuote,
  publishTariff,
  readTariff,
  readTariffInForce,
  type StoredQuote,
} from './quotes.queries.ts';
export { eraseQuotesQueue } from './queues.ts';
export { quotesJobs } from './quotes.jobs.ts';
export { quotesRoutes } from './quotes.routes.ts';
