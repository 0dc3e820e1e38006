import type { Quote, QuoteRequest } from '@waypost/contract';
import { checkoutCharges } from '@waypost/domain/charges';
import { countryCodeOf, countryPart, sameCountry } from '@waypost/domain/places';
import {
  type Estimate,
  estimateAll,
  type RateInput,
  rateProblems,
  type Tariff,
} from '@waypost/domain/rates';
import { type AppliedTax, taxCodeOf, taxFor } from '@waypost/domain/tax';
import { readVatNumber } from '@waypost/domain/vat-number';
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

/**
 * The price of a request under a tariff: a pure function, so a quote can be recalculated later. Of the
 * payer it depends on one thing: whether it is a business abroad, which owes the tax itself.
 */
export function priceQuote(
  tariff: Tariff,
  request: QuoteRequest,
  reverseCharge = false,
): PricedQuote {
  const [refused] = rateInputsOf(request).flatMap((input) => rateProblems(tariff, input));
  if (refused !== undefined) throw new Problem(refused);
  const priced = estimateRequest(tariff, request);
  if (priced === null) throw new Problem('nothing_to_price');

  const { originCountry, destinationCountry } = countriesOf(request);
  const supply = { destinationCountry, reverseCharge };
  const taxed = taxedBy(tariff, taxFor(tariff.checkout.tax, supply));
  const due = (method: 'card' | 'cod') =>
    checkoutCharges(taxed, { baseCents: priced.totalCents, insured: false, method });
  return {
    ...priced,
    bookable: originCountry !== null && destinationCountry !== null,
    dueByCard: due('card'),
    dueOnDelivery: due('cod'),
  };
}

/** A tiny box may weigh nothing by the divisor of one service and something by that of another. */
export function hasPrice(tariff: Tariff, request: QuoteRequest): boolean {
  return estimateRequest(tariff, request) !== null;
}

function estimateRequest(tariff: Tariff, request: QuoteRequest): Estimate | null {
  const isSameCountry = sameCountry(request.origin, request.destination);
  return estimateAll(tariff, rateInputsOf(request), isSameCountry);
}

/** Another country's VAT number. One that was confirmed under older rules may no longer be read as one. */
export function isAbroad(vatConfirmed: string | null, country: string | undefined): boolean {
  const number = vatConfirmed === null ? null : readVatNumber(vatConfirmed);
  return number !== null && number.country !== country;
}

/** What a quote charges, as it is charged on all that follows from it. */
export function quotedTax({ dueByCard }: Pick<PricedQuote, 'dueByCard'>): AppliedTax {
  const [first] = dueByCard.lines;
  if (first === undefined) throw new Error('a quote without a charge line');
  return { code: taxCodeOf(first.taxCode), ratePerMille: first.taxRatePerMille };
}

export function taxedBy(tariff: Tariff, tax: AppliedTax): Tariff {
  return { ...tariff, checkout: { ...tariff.checkout, tax } };
}
