import type { Brand, CardField } from '../card-rules.ts';

/** Everything that the frame says. Another language is another entry below. */
export interface FrameTexts {
  title: string;
  label: Record<CardField, string>;
  placeholder: { expiry: string; cvcOfThree: string; cvcOfFour: string };
  fault: Record<CardField, string>;
  unreachable: string;
  brand: Record<Exclude<Brand, 'unknown'>, string>;
}

const en: FrameTexts = {
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

const TEXTS: Record<string, FrameTexts> = { en };

/** English where a language is not there yet. */
export function textsOf(language: string): FrameTexts {
  return TEXTS[language] ?? TEXTS[language.split('-')[0] ?? ''] ?? en;
}
