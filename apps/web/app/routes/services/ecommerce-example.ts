import type { CreateQuoteData } from '@waypost/contract/client';

type ParcelRequest = Extract<CreateQuoteData['body'], { serviceType: 'parcel' }>;

export const BOX = { weightGrams: 2500, lengthMm: 300, widthMm: 200, heightMm: 150 };

/** The request that the page prints. Sent to the api as it stands, it is answered. */
export const EXAMPLE = {
  serviceType: 'parcel',
  origin: 'Antwerp, Belgium',
  destination: 'Lisbon, Portugal',
  serviceLevel: 'standard',
  parcels: [BOX],
} satisfies ParcelRequest;
