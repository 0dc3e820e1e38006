import type { Letter } from '../../platform/mail-layout.ts';
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
  name: 'Ada Example',
};

export const pickupMailSamples = {
  pickup_scheduled: (origin: string): Letter => scheduledLetter(origin, PICKUP),
  pickup_cancelled: (origin: string): Letter => cancelledLetter(origin, PICKUP),
  pickup_no_place: (origin: string): Letter => noPlaceLetter(origin, PICKUP),
  pickup_missed: (origin: string): Letter => missedLetter(origin, PICKUP),
  pickup_rule_ended: (origin: string): Letter =>
    ruleEndedLetter(origin, { ...PICKUP, frequency: 'WEEKLY' }),
};
