import type { CreateQuoteData } from '@waypost/contract/client';
import { checkoutCharges } from '@waypost/domain/charges';
import { sameCountry } from '@waypost/domain/places';
import { estimate, type Tariff } from '@waypost/domain/rates';

type ParcelRequest = Extract<CreateQuoteData['body'], { serviceType: 'parcel' }>;

const BOX = { weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 150 };

/** The request that the page prints. Sent to the api as it stands, it is answered. */
export const EXAMPLE = {
  serviceType: 'parcel',
  origin: 'Antwerp, Belgium',
  destination: 'Lisbon, Portugal',
  serviceLevel: 'standard',
  parcels: [BOX],
} satisfies ParcelRequest;

/** What the api answers to it under a tariff, as far as the page tells. */
export function priceExample(tariff: Tariff) {
  const domestic = sameCountry(EXAMPLE.origin, EXAMPLE.destination);
  const priced = estimate(tariff, { kind: 'parcel', level: 'standard', ...BOX }, domestic);
  if (priced === null) throw new Error('the example has no price');
  const due = (method: 'card' | 'cod') =>
    checkoutCharges(tariff, { baseCents: priced.totalCents, insured: false, method }).totalCents;
  return {
    billableGrams: priced.billableGrams,
    currency: priced.currency,
    eta: priced.eta,
    dueByCard: { totalCents: due('card') },
    dueOnDelivery: { totalCents: due('cod') },
  };
}
