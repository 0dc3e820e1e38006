import type { Quote, QuoteRequest } from '@waypost/contract';
import { checkoutCharges } from '@waypost/domain/charges';
import { countryCodeOf, countryPart, sameCountry } from '@waypost/domain/places';
import { estimate, type RateInput, rateProblems, type Tariff } from '@waypost/domain/rates';
import { Problem } from '../../../platform/http/problem.ts';

export type PricedQuote = Omit<Quote, 'id' | 'request' | 'validUntil'>;

export function rateInputOf(request: QuoteRequest): RateInput {
  if (request.serviceType === 'freight') {
    const { pallets, mode, pallet } = request;
    return { kind: 'freight', mode, pallets, ...pallet };
  }
  const [piece] = request.parcels;
  if (piece === undefined) throw new Problem('nothing_to_price');
  return { kind: 'parcel', level: request.serviceLevel, ...piece };
}

export function countriesOf(request: QuoteRequest) {
  return {
    originCountry: countryCodeOf(countryPart(request.origin)),
    destinationCountry: countryCodeOf(countryPart(request.destination)),
  };
}

/** The price of a request under a tariff: a pure function, so a quote can be recalculated later. */
export function priceQuote(tariff: Tariff, request: QuoteRequest): PricedQuote {
  const input = rateInputOf(request);
  const [refused] = rateProblems(tariff, input);
  if (refused !== undefined) throw new Problem(refused);
  const priced = estimate(tariff, input, sameCountry(request.origin, request.destination));
  if (priced === null) throw new Problem('nothing_to_price');

  const due = (method: 'card' | 'cod') =>
    checkoutCharges(tariff, { baseCents: priced.totalCents, insured: false, method });
  const { originCountry, destinationCountry } = countriesOf(request);
  return {
    ...priced,
    bookable: originCountry !== null && destinationCountry !== null,
    dueByCard: due('card'),
    dueOnDelivery: due('cod'),
  };
}
