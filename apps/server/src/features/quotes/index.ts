export { presentQuote } from './create-quote.ts';
export { countriesOf, rateInputOf } from './price-quote.ts';
export { findQuote, publishTariff, readTariff, type StoredQuote } from './quotes.queries.ts';
export { quotesRoutes } from './quotes.routes.ts';
