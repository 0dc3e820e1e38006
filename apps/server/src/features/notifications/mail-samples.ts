import type { Locale } from '@waypost/i18n';
import type { Letter } from '../../platform/mail-layout.ts';
import { bookingLetter, cancelledLetter, recipientLetter, type Told } from './shipment-letters.ts';

const SHIPMENT: Told = {
  name: 'Ada Example',
  tracking_number: 'WP00DEM00000001V',
  price_cents: 8420,
  currency: 'EUR',
  payment_method: 'card',
  origin: 'Antwerp, Belgium',
  origin_country: 'BE',
  destination: 'Lyon, France',
  destination_country: 'FR',
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
