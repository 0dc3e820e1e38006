/** Where a card is entered: at checkout, and when one is saved. */
export default {
  frame: 'Card details, entered at our payment provider',
  loading: 'The card form is on its way.',
  failed: 'The card form did not load. Reload the page to try again.',
  privacy: 'The card is entered at our payment provider. It never reaches our pages or servers.',
  refused: 'The card was not accepted. Check its details.',
  number: '{brand} ending {last4}',
  expires: 'Expires {date}',
  expired: 'Expired {date}',
  default: 'Default',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Card',
} as const;
