import type { Locale } from '@waypost/i18n';
import type { Letter } from '../../../platform/mail-layout.ts';
import { nameText, vouchedText } from '../../../platform/mail-text.ts';
import { bookingLetter, cancelledLetter, recipientLetter, type Told } from './shipment-letters.ts';

const SHIPMENT: Told = {
  tracking_number: 'WP00DEM00000001V',
  price_cents: 8420,
  currency: 'EUR',
  payment_method: 'card',
  from: vouchedText('Antwerp, Belgium', 'gazetteer'),
  to: vouchedText('Lyon, France', 'gazetteer'),
  sender: nameText('Ada Example'),
};
const linksOf = (origin: string) => ({
  track: `${origin}/t/SAMPLE`,
  receipt: `${origin}/receipt/SAMPLE`,
});

export const shipmentMailSamples = {
  booking_confirmation: (locale: Locale, origin: string): Letter =>
    bookingLetter(locale, SHIPMENT, linksOf(origin)),
  recipient_notice: (locale: Locale, origin: string): Letter =>
    recipientLetter(locale, SHIPMENT, linksOf(origin)),
  cancelled: (locale: Locale, origin: string): Letter =>
    cancelledLetter(locale, SHIPMENT, linksOf(origin)),
};
