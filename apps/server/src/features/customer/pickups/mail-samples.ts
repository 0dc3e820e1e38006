import type { Locale } from '@waypost/i18n';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import type { PickupForMail } from './mails.queries.ts';
import {
  cancelledLetter,
  missedLetter,
  noPlaceLetter,
  ruleEndedLetter,
  scheduledLetter,
} from './pickup-letters.ts';

const PICKUP: PickupForMail = {
  shard: 0,
  public_id: 'P-0000-0000-0001',
  day: '2026-11-17',
  pickup_window: '13:00-17:00',
  cut_off_at: new Date('2026-11-17T10:00:00Z'),
  time_zone: 'Europe/Brussels',
  address_text: 'Kade 1, 2000 Antwerp, Belgium',
  status: 'Scheduled',
  revision: 1,
  frequency: null,
  email: '',
  locale: 'en',
  name: 'Ada Example',
};

export const pickupMailSamples = {
  pickup_scheduled: (locale: Locale, origin: string): OwnLetter =>
    scheduledLetter(locale, origin, PICKUP),
  pickup_cancelled: (locale: Locale, origin: string): OwnLetter =>
    cancelledLetter(locale, origin, PICKUP),
  pickup_no_place: (locale: Locale, origin: string): OwnLetter =>
    noPlaceLetter(locale, origin, PICKUP),
  pickup_missed: (locale: Locale, origin: string): OwnLetter =>
    missedLetter(locale, origin, PICKUP),
  pickup_rule_ended: (locale: Locale, origin: string): OwnLetter =>
    ruleEndedLetter(locale, origin, { ...PICKUP, frequency: 'WEEKLY' }),
};
