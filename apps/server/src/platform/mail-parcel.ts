import type { ParcelCard } from './mail-blocks.ts';

/** schema.org ParcelDelivery: mail programs show it as a card. Data, not code: nothing runs. */
export function parcelScript(card: ParcelCard): string {
  const { trackingNumber, trackUrl, destinationCountry, expected } = card;
  const carrier = { '@type': 'Organization', name: 'Waypost' };
  const delivery = {
    '@context': 'https://schema.org',
    '@type': 'ParcelDelivery',
    trackingNumber,
    trackingUrl: trackUrl,
    carrier,
    ...(expected && {
      expectedArrivalFrom: expected.earliest,
      expectedArrivalUntil: expected.latest,
    }),
    deliveryAddress: { '@type': 'PostalAddress', addressCountry: destinationCountry },
    partOfOrder: { '@type': 'Order', orderNumber: trackingNumber, merchant: carrier },
  };
  // so that no value can end the script
  const json = JSON.stringify(delivery).replaceAll('<', String.raw`\u003c`);
  return `\n<script type="application/ld+json">${json}</script>`;
}
