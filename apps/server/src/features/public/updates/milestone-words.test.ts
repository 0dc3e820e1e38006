import { REPLY_WORKING_DAYS } from '@waypost/domain/desk';
import { EXCEPTION_KINDS, type MilestoneKind } from '@waypost/domain/tracking';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../platform/mail-layout.ts';
import type { News } from './listeners.queries.ts';
import { milestoneText, milestoneWords } from './milestone-words.ts';

const NEWS: News = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  shard: 0,
  trackingNumber: 'WP00DEM00000001V',
  originCountry: 'BE',
  destinationCountry: 'FR',
  bookedAt: new Date('2026-11-13T09:00:00Z'),
  occurredAt: new Date('2026-11-16T13:05:00Z'),
  recordedAt: new Date('2026-11-16T13:05:00Z'),
  city: 'Lyon',
  country: 'FR',
};
const KINDS: MilestoneKind[] = [
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'returning',
  'cancelled',
  ...EXCEPTION_KINDS,
];
const LINKS = {
  trackUrl: 'https://waypost.example/track?ref=WP00DEM00000001V',
  leaveUrl: 'https://waypost.example/track/updates/leave?token=0',
};

const write = (kind: MilestoneKind, change: Partial<News> = {}) =>
  layOut(milestoneWords('en', told(kind, { ...NEWS, ...change })));

const told = (kind: MilestoneKind, news: News) => ({
  kind,
  news,
  reader: 'follower' as const,
  sender: undefined,
  ...LINKS,
});

describe('an email about a milestone', () => {
  it.each(KINDS)('%s names the shipment, place and time, and how to unsubscribe', (kind) => {
    const { subject, text } = write(kind);
    expect(subject).toMatch(/^[A-Z][a-z ]+: WP00 DEM0 0000 001V$/);
    expect(text).toContain('Tracking ID: WP00 DEM0 0000 001V');
    expect(text).toContain('Route: Belgium to France');
    expect(text).toContain('Last seen: Lyon, France');
    expect(text).toMatch(/Time: Mon, 16 Nov 2026, 14:05 \S+/);
    expect(text).toContain(LINKS.leaveUrl);
  });

  it('says when and where it was delivered, as far as the scan has it', () => {
    expect(write('delivered').text).toMatch(/delivered in Lyon on Mon, 16 Nov 2026, 14:05 \S+\./);
    const placeless = write('delivered', { city: null, country: null }).text;
    expect(placeless).toContain('The shipment was delivered on Mon');
    expect(placeless).not.toContain('Last seen');
  });

  it('does not show an event time in the future', () => {
    expect(write('picked_up', { occurredAt: new Date('2027-01-01T00:00:00Z') }).text).toContain(
      'Mon, 16 Nov 2026',
    );
  });

  it('states the same response time as the desk', () => {
    expect(write('refused').text).toContain(`has ${REPLY_WORKING_DAYS} business days to say`);
  });
});

it.each(COMPLETE_LOCALES)(
  'every milestone fits into one text in %s, and is never cut',
  (locale) => {
    for (const kind of KINDS) {
      const text = milestoneText(locale, kind, LINKS.trackUrl);
      expect(text.endsWith(` ${LINKS.trackUrl}`), kind).toBe(true);
      expect(text, kind).not.toMatch(/…|[.]{3}/);
      expect(text.length, kind).toBeLessThanOrEqual(160);
    }
  },
);
