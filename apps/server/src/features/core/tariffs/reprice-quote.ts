import type { QuotedRequest } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import { Problem } from '../../../platform/http/problem.ts';
import { countriesOf, type PricedQuote, priceQuote } from '../quotes/index.ts';
import type { Repriced } from './tally-changes.ts';

type Stored = {
  request: QuotedRequest;
  tariffVersion: number;
  dueCents: number;
  /** Of the charges; a quote for a business abroad is priced for one again. */
  taxCode?: string | null;
};

/**
 * What is due by card, uninsured, under the tariff in force and under the one proposed. The stored price
 * is that of the base when the quote was made by it; quotes of other versions are priced by the base, so
 * that two tariffs are compared and nothing else.
 */
export function repriceQuote(
  { base, tariff }: { base: Tariff; tariff: Tariff },
  { request, tariffVersion, dueCents, taxCode }: Stored,
): Repriced | 'refused' | 'refused before' {
  const price = (version: Tariff) => priceOf(version, request, taxCode === 'AE');
  const beforeCents = tariffVersion === base.version ? dueCents : price(base)?.dueByCard.totalCents;
  if (beforeCents === undefined) return 'refused before';
  const after = price(tariff);
  if (after === undefined) return 'refused';
  const { originCountry, destinationCountry } = countriesOf(request);
  return {
    service: request.serviceType === 'freight' ? request.mode : request.serviceLevel,
    lane: `${originCountry ?? 'XX'}-${destinationCountry ?? 'XX'}`,
    billableGrams: after.billableGrams,
    beforeCents,
    afterCents: after.dueByCard.totalCents,
  };
}

/** Undefined when the tariff does not cover it, such as when it is too heavy. */
function priceOf(
  tariff: Tariff,
  request: QuotedRequest,
  reverseCharge: boolean,
): PricedQuote | undefined {
  try {
    return priceQuote(tariff, request, reverseCharge);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
