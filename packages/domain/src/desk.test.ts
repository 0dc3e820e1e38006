import { expect, test } from 'vitest';
import { DESK_KINDS, type DeskMatter, dueAt, nextActionOf } from './desk.ts';

const BELGIUM = { country: 'BE', timeZone: 'Europe/Brussels', weekend: [6, 7], holidays: [] };
/** Friday at 17:00 in Brussels: an hour before the desk closes. */
const FRIDAY = new Date('2026-11-13T16:00:00Z');

const due = (kind: DeskMatter['kind'], subject = '', turn: DeskMatter['turn'] = 'carrier') =>
  dueAt({ kind, subject, turn }, FRIDAY, BELGIUM).toISOString();

test('desk items about money and lost goods are due at the weekend too', () => {
  expect(due('capture_failed')).toBe('2026-11-13T17:00:00.000Z');
  expect(due('exception', 'loss')).toBe('2026-11-13T18:00:00.000Z');
  expect(due('case', 'damage')).toBe('2026-11-13T18:00:00.000Z');
  expect(due('silence', 'In Transit')).toBe('2026-11-13T20:00:00.000Z');
});

test('other desk items are due in working hours', () => {
  expect(due('case', 'customs_hold')).toBe('2026-11-16T10:00:00.000Z');
  expect(due('contact', 'sales')).toBe('2026-11-16T16:00:00.000Z');
});

test('a customer who does not answer is reminded after five working days', () => {
  expect(due('case', 'damage', 'customer')).toBe('2026-11-20T16:00:00.000Z');
});

test('every kind of desk item has a next action', () => {
  const next = (kind: DeskMatter['kind']) => nextActionOf({ kind, subject: '', turn: 'carrier' });
  expect(new Set(DESK_KINDS.map(next)).size).toBe(DESK_KINDS.length - 1);
  expect(next('refund_by_hand')).toBe(next('paid_twice'));
  expect(nextActionOf({ kind: 'silence', subject: 'Created', turn: 'carrier' })).toBe(
    'find_collection',
  );
  expect(nextActionOf({ kind: 'exception', subject: 'address', turn: 'carrier' })).toBe(
    'resolve_address',
  );
  expect(nextActionOf({ kind: 'contact', subject: 'sales', turn: 'customer' })).toBe('await_reply');
});
