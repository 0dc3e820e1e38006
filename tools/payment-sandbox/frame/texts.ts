/** Everything that the frame says. */
export const TEXTS = {
  title: 'Card details',
  label: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code (CVC)' },
  placeholder: { expiry: 'MM/YY', cvcOfThree: '3 digits', cvcOfFour: '4 digits' },
  fault: {
    number: 'Enter a valid card number.',
    expiry: 'Use a valid future date.',
    cvc: 'Invalid CVC.',
  },
  unreachable: 'The card could not be sent. Check your connection and try again.',
  brand: { amex: 'American Express', mastercard: 'Mastercard', verve: 'Verve', visa: 'Visa' },
};
