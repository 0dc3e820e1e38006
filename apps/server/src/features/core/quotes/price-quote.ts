import type { Quote, QuoteRequest } from '@waypost/contract';
import { checkoutCharges } from '@waypost/domain/charges';
import { countryCodeOf, countryPart, sameCountry } from '@waypost/domain/places';
import { estimateAll, type RateInput, rateProblems, type Tariff } from '@waypost/domain/rates';
import { Problem } from '../../../platform/http/problem.ts';

export type PricedQuote = Omit<Quote, 'id' | 'request' | 'validUntil'>;

/** One for each parcel, or one for all pallets. */
export function rateInputsOf(request: QuoteRequest): RateInput[] {
  if (request.serviceType === 'freight') {
    const { pallets, mode, pallet } = request;
    return [{ kind: 'freight', mode, pallets, ...pallet }];
  }
  const { serviceLevel: level, parcels } = request;
  return parcels.map((parcel) => ({ kind: 'parcel', level, ...parcel }));
}

export function countriesOf(request: QuoteRequest) {
  return {
    originCountry: countryCodeOf(countryPart(request.origin)),
    destinationCountry: countryCodeOf(countryPart(request.destination)),
  };
}

/** The price of a request under a tariff: a pure function, so a quote can be recalculated later. */
export function priceQuote(tariff: Tariff, request: QuoteRequest): PricedQuote {
  const inputs = rateInputsOf(request);
  const [refused] = inputs.flatMap((input) => rateProblems(tariff, input));
  if (refused !== undefined) throw new Problem(refused);
  const priced = estimateAll(tariff, inputs, sameCountry(request.origin, request.destination));
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
