import { scheduled } from '../../../platform/feature.ts';
import { eraseQuotes } from './erase-quotes.ts';

export const quotesJobs = [
  scheduled('erase_quotes', '37 * * * *', eraseQuotes, { concurrency: 1 }),
];
