import { leavesCustomsArea } from '@waypost/domain/customs-areas';
import { countriesOf, type StoredQuote } from '../../core/quotes/index.ts';

/** Whether the goods of a quote leave a customs area, so that documents with item lines are needed. */
export function needsCustoms(quote: StoredQuote): boolean {
  const { originCountry, destinationCountry } = countriesOf(quote.request);
  if (originCountry === null || destinationCountry === null) return false;
  return leavesCustomsArea(originCountry, destinationCountry);
}
