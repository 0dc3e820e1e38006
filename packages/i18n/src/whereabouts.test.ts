import { describe, expect, it } from 'vitest';
import { translator } from './index.ts';
import { headline, whereabouts, type Whereabouts } from './whereabouts.ts';

const NOW = new Date('2026-11-16T12:00:00Z');

const inGhent = { place: { city: 'Ghent' }, timeZone: 'Europe/Brussels' };
const SCAN = { code: 'OUT_FOR_DELIVERY' as const, at: '2026-11-16T11:35:00Z', ...inGhent };

function say(shipment: Partial<Whereabouts>, now = NOW): string {
  const whole: Whereabouts = {
    status: 'Out for Delivery',
    updatedAt: '2026-11-16T11:35:00Z',
    delivery: { earliest: '2026-11-16', latest: '2026-11-16' },
    deliveredAt: null,
    timeline: [SCAN],
    ...shipment,
  };
  const sentence = whereabouts(whole, { now, locale: 'en', t: translator('en', 'whereabouts') });
  return sentence.replaceAll('\u00a0', ' ');
}

describe('the whereabouts sentence', () => {
  it('has the status, delivery, last event and its age', () => {
    expect(say({})).toBe('Out for delivery in Ghent, arriving today; last scan 25 minutes ago.');
    const timeline = [{ ...SCAN, code: 'PICKED_UP' as const }];
    expect(say({ status: 'Picked Up', timeline })).toBe(
      'Picked up in Ghent, arriving today; last scan 25 minutes ago.',
    );
  });

  it('names the last scan in transit', () => {
    const told = (code: 'ARRIVED' | 'DEPARTED' | 'CUSTOMS' | 'CUSTOMS_RELEASED' | 'IN_TRANSIT') =>
      say({ status: 'In Transit', delivery: null, timeline: [{ ...SCAN, code }] });
    expect(told('ARRIVED')).toBe('In transit; reached our hub in Ghent 25 minutes ago.');
    expect(told('DEPARTED')).toBe('In transit; left our hub in Ghent 25 minutes ago.');
    expect(told('CUSTOMS')).toBe('In transit; entered customs clearance in Ghent 25 minutes ago.');
    expect(told('CUSTOMS_RELEASED')).toBe(
      'In transit; released by customs in Ghent 25 minutes ago.',
    );
    expect(told('IN_TRANSIT')).toBe('In transit; last scan in Ghent 25 minutes ago.');
  });

  it('works without a place, and without any event', () => {
    expect(say({ timeline: [{ ...SCAN, place: null }] })).toBe(
      'Out for delivery, arriving today; last scan 25 minutes ago.',
    );
    expect(say({ updatedAt: '2026-11-16T11:59:50Z', timeline: [] })).toBe(
      'Out for delivery, arriving today; last scan just now.',
    );
  });
});

describe('the day of delivery in the whereabouts', () => {
  const arriving = (earliest: string, latest: string) =>
    say({ status: 'In Transit', delivery: { earliest, latest } });

  it('is today, tomorrow, a day, or a span of days', () => {
    expect(arriving('2026-11-15', '2026-11-16')).toContain('In transit, arriving today;');
    expect(arriving('2026-11-17', '2026-11-17')).toContain('arriving tomorrow;');
    expect(arriving('2026-11-19', '2026-11-19')).toContain('arriving Thu 19 Nov;');
    expect(arriving('2026-11-17', '2026-11-19')).toContain('arriving Tue 17 Nov to Thu 19 Nov;');
  });

  it('is the last day of a span that has begun', () => {
    expect(arriving('2026-11-14', '2026-11-19')).toContain('arriving by Thu 19 Nov;');
    expect(arriving('2026-11-16', '2026-11-19')).toContain('arriving by Thu 19 Nov;');
  });

  it('is counted in the time zone of the shipment', () => {
    const timeline = [{ ...SCAN, timeZone: 'Asia/Tokyo' }];
    const delivery = { earliest: '2026-11-17', latest: '2026-11-17' };
    const lateEvening = new Date('2026-11-16T16:00:00Z');
    expect(say({ delivery, timeline }, lateEvening)).toContain('arriving today;');
    expect(say({ delivery }, lateEvening)).toContain('arriving tomorrow;');
  });
});

describe('the whereabouts begin with bad news', () => {
  it('for a late shipment', () => {
    const delivery = { earliest: '2026-11-12', latest: '2026-11-13' };
    expect(say({ status: 'In Transit', delivery })).toBe(
      'Running late: due Fri 13 Nov, in transit; last scan in Ghent 25 minutes ago.',
    );
    expect(say({ status: 'Created', delivery })).toBe(
      'Running late: due Fri 13 Nov, not picked up yet; label created 25 minutes ago.',
    );
  });

  it('for a stopped shipment, with the cause, its place and its age', () => {
    const hold = { code: 'CUSTOMS_HOLD' as const, at: '2026-11-14T09:00:00Z', ...inGhent };
    const delivery = { earliest: '2026-11-19', latest: '2026-11-20' };
    const stopped = (kind: NonNullable<Whereabouts['problem']>['kind']) =>
      say({
        status: 'Exception',
        delivery,
        problem: { kind, since: hold.at },
        timeline: [{ ...SCAN, place: { city: 'Lille' } }, hold],
      });
    expect(stopped('customs_hold')).toBe(
      'Held by customs in Ghent, now expected Thu 19 Nov to Fri 20 Nov; reported 2 days ago.',
    );
    expect(stopped('held')).toMatch(/^Held at our hub in Ghent, /);
    expect(stopped('failed_attempt')).toMatch(/^Delivery was tried without success in Ghent, /);
    expect(stopped('address')).toMatch(/^Address not found in Ghent, /);
    expect(stopped('refused')).toMatch(/^Refused by the recipient/);
    expect(stopped('damage')).toMatch(/^Found damaged in Ghent, /);
    expect(stopped('loss')).toMatch(/^Missing in Ghent, /);
    expect(stopped('other')).toMatch(/^Stopped by a delivery problem/);
  });

  it('for a stopped shipment past its day, or without an expected day', () => {
    const stopped = { status: 'Exception' as const, problem: null, timeline: [] };
    expect(say({ ...stopped, delivery: null })).toBe(
      'Stopped by a delivery problem; reported 25 minutes ago.',
    );
    const delivery = { earliest: '2026-11-12', latest: '2026-11-13' };
    expect(say({ ...stopped, delivery })).toContain(', was due Fri 13 Nov;');
  });
});

describe('the whereabouts after delivery', () => {
  const deliveredAt = '2026-11-16T11:35:00Z';
  const timeline = [{ ...SCAN, code: 'DELIVERED' as const }];

  it('have day, hour and place, in local time', () => {
    const delivered = { status: 'Delivered' as const, deliveredAt, timeline };
    expect(say(delivered)).toBe('Delivered in Ghent today at 12:35 CET.');
    expect(say(delivered, new Date('2026-11-17T12:00:00Z'))).toBe(
      'Delivered in Ghent yesterday at 12:35 CET.',
    );
    expect(say(delivered, new Date('2026-11-20T12:00:00Z'))).toBe(
      'Delivered in Ghent on Mon 16 Nov at 12:35 CET.',
    );
  });

  it('do not change with a later scan', () => {
    const again = { ...SCAN, code: 'ARRIVED' as const, at: '2026-11-16T11:50:00Z' };
    const elsewhere = { ...again, place: { city: 'Lille' }, timeZone: 'Europe/London' };
    const scanned = [elsewhere, ...timeline];
    expect(say({ status: 'Delivered', deliveredAt, timeline: scanned })).toBe(
      'Delivered in Ghent today at 12:35 CET.',
    );
  });

  it('may be a return to the sender', () => {
    expect(say({ status: 'In Transit', returning: true })).toBe(
      'On the way back to the sender; last scan in Ghent 25 minutes ago.',
    );
    const problem = { kind: 'returned' as const, since: deliveredAt };
    expect(say({ status: 'Exception', returning: true, problem })).toBe(
      'Returned to the sender in Ghent 25 minutes ago.',
    );
  });

  it('comes before the beginning when it is cancelled', () => {
    expect(say({ status: 'Cancelled', delivery: null })).toBe(
      'Cancelled 25 minutes ago. Nothing will be delivered.',
    );
  });
});

it('a shipment that is booked and not yet scanned says so', () => {
  const delivery = { earliest: '2026-11-17', latest: '2026-11-19' };
  const timeline = [{ ...SCAN, code: 'CREATED' as const, place: null }];
  expect(say({ status: 'Created', delivery, timeline })).toBe(
    'Label created 25 minutes ago, arriving Tue 17 Nov to Thu 19 Nov; the first scan comes at pickup.',
  );
});

describe('the headline', () => {
  const read = (shipment: Partial<Whereabouts>) => {
    const whole: Whereabouts = {
      status: 'In Transit',
      updatedAt: '2026-11-16T11:35:00Z',
      delivery: { earliest: '2026-11-18', latest: '2026-11-20' },
      deliveredAt: null,
      timeline: [{ ...SCAN, code: 'ARRIVED' }],
      ...shipment,
    };
    const t = translator('en', 'whereabouts');
    const { day, event } = headline(whole, { now: NOW, locale: 'en', t });
    return [day, event].map((text) => text?.replaceAll('\u00a0', ' ') ?? null);
  };

  it('is the day, with what happened under it', () => {
    expect(read({})).toEqual([
      'Arriving Wed 18 Nov to Fri 20 Nov',
      'In transit; reached our hub in Ghent 25 minutes ago.',
    ]);
    expect(read({ delivery: { earliest: '2026-11-13', latest: '2026-11-13' } })).toEqual([
      'Running late: was due Fri 13 Nov',
      'In transit; reached our hub in Ghent 25 minutes ago.',
    ]);
    const problem = { kind: 'customs_hold' as const, since: SCAN.at };
    expect(read({ status: 'Exception', problem })).toEqual([
      'Now expected Wed 18 Nov to Fri 20 Nov',
      'Held by customs in Ghent; reported 25 minutes ago.',
    ]);
  });

  it('is what happened alone once there is no day to wait for', () => {
    expect(read({ status: 'Delivered', deliveredAt: SCAN.at })[0]).toBeNull();
    expect(read({ status: 'Cancelled' })[0]).toBeNull();
    expect(read({ delivery: null })[0]).toBeNull();
    expect(read({ returning: true })[0]).toBeNull();
  });
});
