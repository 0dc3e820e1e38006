import { REPLY_WORKING_DAYS } from '@waypost/domain/desk';
import { EXCEPTION_KINDS, type MilestoneKind } from '@waypost/domain/tracking';
import { COMPLETE_LOCALES } from '@waypost/i18n/locales';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../../platform/mail-layout.ts';
import { vouchedText } from '../../../platform/mail-text.ts';
import type { News } from './listeners.queries.ts';
import { milestoneText, milestoneWords, type ToldMilestone } from './milestone-words.ts';

const NEWS: News = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  shard: 0,
  trackingNumber: 'WP00DEM00000001V',
  origin: 'Antwerp, Belgium',
  originCountry: 'BE',
  destination: 'Lyon, France',
  destinationCountry: 'FR',
  furthest: 2,
  fold: '',
  outlook: null,
  insured: false,
  serviceType: 'parcel',
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

const write = (
  kind: MilestoneKind,
  change: Partial<News> = {},
  more: Partial<ToldMilestone> = {},
) => layOut(milestoneWords('en', { ...told(kind, { ...NEWS, ...change }), ...more }));

const told = (kind: MilestoneKind, news: News): ToldMilestone => ({
  kind,
  news,
  expected: { earliest: '2026-11-18', latest: '2026-11-20' },
  problem: null,
  from: vouchedText('Antwerp, Belgium', 'gazetteer'),
  to: vouchedText('Lyon, France', 'gazetteer'),
  city: news.city === null ? undefined : vouchedText(news.city, 'gazetteer'),
  reader: 'follower',
  publicUrl: LINKS.trackUrl,
  ...LINKS,
});

describe('an email about a milestone', () => {
  it.each(KINDS)('%s names the shipment, place and time, and how to unsubscribe', (kind) => {
    const { subject, text } = write(kind);
    expect(subject).toMatch(/^[A-Z][a-z ]+: WP00 DEM0 0000 001V$/);
    expect(text).toContain('Tracking ID: WP00 DEM0 0000 001V');
    expect(text).toContain('Route: Antwerp, Belgium to Lyon, France');
    expect(text).toContain('Last seen: Lyon, France');
    expect(text).toMatch(/Time: Mon, 16 Nov 2026, 14:05 \S+/);
    expect(text).toContain(LINKS.leaveUrl);
  });

  it('begins with the expected day, then says what happened and how far it is', () => {
    expect(write('in_transit').text).toMatch(
      /^Expected Wed\s18\sNov to Fri\s20\sNov\nIn transit\nProgress: In transit, step 3 of 5\n/u,
    );
    const today = { expected: { earliest: '2026-11-16', latest: '2026-11-16' } };
    expect(write('out_for_delivery', {}, today).text).toMatch(/^Expected today, Mon\s16\sNov\n/u);
    expect(write('refused', {}, { expected: null }).text).toMatch(/^Delivery was refused\n/);
  });

  it.each(KINDS)('%s speaks to the shipper as you, never as the shipper or sender', (kind) => {
    const { text } = write(kind, {}, { reader: 'shipper' });
    expect(text.replace('as the shipper of this shipment', '')).not.toMatch(
      /the shipper|(?<!Returned to )the sender/i,
    );
  });

  it('names the day by which something has to be done', () => {
    const problem = { kind: 'customs_hold', actBy: '2026-11-23' } as const;
    expect(write('customs_hold', {}, { problem }).text).toMatch(/Deadline: Mon\s23\sNov\n/u);
    expect(write('held', {}, { problem }).text).not.toContain('Deadline');
  });

  it('tells mail programs the number and the days, and nothing about people', () => {
    const { html } = write('in_transit', {}, { sender: vouchedText('Ada Example', 'our code') });
    const [, json = '{}'] = /<script type="application\/ld\+json">(.+)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ParcelDelivery',
      trackingNumber: 'WP00DEM00000001V',
      trackingUrl: LINKS.trackUrl,
      carrier: { '@type': 'Organization', name: 'Waypost' },
      expectedArrivalFrom: '2026-11-18',
      expectedArrivalUntil: '2026-11-20',
      deliveryAddress: { '@type': 'PostalAddress', addressCountry: 'FR' },
      partOfOrder: {
        '@type': 'Order',
        orderNumber: 'WP00DEM00000001V',
        merchant: { '@type': 'Organization', name: 'Waypost' },
      },
    });
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
