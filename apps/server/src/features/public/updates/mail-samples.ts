import type { Locale } from '@waypost/i18n';
import type { Letter } from '../../../platform/mail-layout.ts';
import { nameText } from '../../../platform/mail-text.ts';
import { alreadyFollowingLetter, confirmationLetter } from './confirmation-letters.ts';
import type { News } from './listeners.queries.ts';
import { milestoneLetter, milestoneText } from './milestone-letters.ts';

const NUMBER = 'WP00DEM00000001V';
const NEWS: News = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  shard: 0,
  tracking_number: NUMBER,
  origin_country: 'BE',
  destination_country: 'FR',
  booked_at: new Date('2026-11-13T09:00:00Z'),
  occurred_at: new Date('2026-11-16T13:05:00Z'),
  recorded_at: new Date('2026-11-16T13:05:00Z'),
  city: 'Lyon',
  country: 'FR',
};
const linksOf = (origin: string) => ({
  confirmUrl: `${origin}/track/updates/confirm?token=SAMPLE`,
  trackUrl: `${origin}/track?ref=${NUMBER}`,
  leaveUrl: `${origin}/track/updates/leave?token=SAMPLE`,
});

export const updatesMailSamples = {
  milestone: (locale: Locale, origin: string): Letter =>
    milestoneLetter(
      locale,
      'out_for_delivery',
      NEWS,
      'recipient',
      {
        track: `${origin}/t/SAMPLE`,
        leaveUrl: linksOf(origin).leaveUrl,
      },
      nameText('Ada Example'),
    ),
  confirm_updates: (locale: Locale, origin: string): Letter =>
    confirmationLetter(locale, NUMBER, linksOf(origin)),
  updates_already_on: (locale: Locale, origin: string): Letter =>
    alreadyFollowingLetter(locale, NUMBER, linksOf(origin)),
};

export function milestoneTextSample(locale: Locale, origin: string): string {
  return milestoneText(locale, 'out_for_delivery', linksOf(origin).trackUrl);
}
