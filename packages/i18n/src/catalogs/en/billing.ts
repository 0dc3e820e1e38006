/** The checkout page, and what became of a try to book. */
export default {
  metaTitle: 'Confirm and book | Waypost',
  title: 'Confirm and book',
  backToQuote: 'Back to quote',
  track: 'Track',
  shipmentTitle: 'Shipment',
  changeQuote: 'Change',
  chargesTitle: 'Charges',
  confirm: 'Confirm & Book',
  confirming: 'Booking',
  cancel: 'Cancel',
  confirmNote: 'Pressing twice books only once.',
  validUntil: 'Price kept until {time}.',
  expired: 'This quote is no longer valid.',
  expiredText:
    'A price is kept for 30 minutes. A new one takes a moment, and everything you have entered comes along.',
  newPrice: 'Get a new price',
  newPriceFailed: 'We could not make a new price. Please try again.',
  timedOut: 'Request timed out. Please try again.',
  timedOutText:
    'Your booking may already have gone through. Trying again repeats the same booking and never makes a second one.',
  failed: 'Could not create shipment. Please try again.',
  creating: 'Creating shipment…',
  creatingText: 'This takes a few seconds. You can leave this page and come back to it.',
  stepTitle: 'Approve the payment',
  stepText:
    'Your bank or PayPal asks you to approve the payment on a page of its own. You come back here afterwards.',
  stepWaiting:
    'The payment is not approved yet. Nothing is charged and nothing is booked until you approve it.',
  stepLater: 'Have you just approved it? This page looks again by itself.',
  stepGiveUp: 'Pay another way',
  stepGo: 'Go to the approval page',
  priceChanged: 'The price has changed.',
  priceChangedText: 'It was {before} and is now {now}. Check the charges and confirm again.',
  alreadyBooked: 'This shipment is already booked.',
  alreadyBookedText: 'It was booked from this draft before, perhaps in another tab.',
  openReceipt: 'Open the receipt',
  declined: 'This booking was not completed.',
  declinedCard:
    'Your bank did not approve this payment. Nothing was charged. Check the card number, date and security code, try another card, or choose another way to pay. Your entries are still here.',
  declinedPaypal:
    'PayPal did not approve this payment. Nothing was charged. Try PayPal again, or choose another way to pay. Your entries are still here.',
  tooManyDeclines:
    'Too many cards were declined, and nothing was charged. Pay another way now, or try a card again in {minutes, plural, one {# minute} other {# minutes}}. Your entries are still here.',
  requestId: 'Request id {id}',
  someInvalid:
    '{count, plural, one {One entry needs your attention.} other {# entries need your attention.}}',
} as const;
