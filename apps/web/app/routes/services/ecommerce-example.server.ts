import { checkoutCharges } from '@waypost/domain/charges';
import { countryCodeOf, countryPart, sameCountry } from '@waypost/domain/places';
import { estimate, type Tariff } from '@waypost/domain/rates';
import { taxedFor } from '@waypost/domain/tax';
import { BOX, EXAMPLE } from './ecommerce-example.ts';

export type ExampleAnswer = ReturnType<typeof priceExample>;

/** What the api answers to it under a tariff, as far as the page tells. */
export function priceExample(tariff: Tariff) {
  const domestic = sameCountry(EXAMPLE.origin, EXAMPLE.destination);
  const priced = estimate(tariff, { kind: 'parcel', level: 'standard', ...BOX }, domestic);
  if (priced === null) throw new Error('the example has no price');
  const destinationCountry = countryCodeOf(countryPart(EXAMPLE.destination));
  const taxed = taxedFor(tariff, { destinationCountry, reverseCharge: false });
  const due = (method: 'card' | 'cod') =>
    checkoutCharges(taxed, { baseCents: priced.totalCents, insured: false, method }).totalCents;
  return {
    billableGrams: priced.billableGrams,
    currency: priced.currency,
    eta: priced.eta,
    dueByCard: { totalCents: due('card') },
    dueOnDelivery: { totalCents: due('cod') },
  };
}
