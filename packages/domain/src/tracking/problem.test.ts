import { expect, test } from 'vitest';
import { EXCEPTION_KINDS, type ExceptionKind } from './codes.ts';
import type { RouteCalendars } from './outlook.ts';
import { mostSeriousProblem, type ProblemActor } from './problem.ts';

const CALENDAR = { weekend: [6, 7], holidays: ['2026-01-06'] };
const ENDS: RouteCalendars = {
  origin: { ...CALENDAR, country: 'DE', timeZone: 'Europe/Berlin' },
  destination: { ...CALENDAR, country: 'JP', timeZone: 'Asia/Tokyo' },
};
const PLAN = {
  from: 'DE',
  to: 'JP',
  collectOn: '2026-01-02',
  earliest: '2026-01-05',
  latest: '2026-01-05',
};
/** Sunday evening in London, Monday morning in Tokyo. */
const SINCE = Date.UTC(2026, 0, 4, 20);

const PROMISED: Record<ExceptionKind, [ProblemActor, string | null]> = {
  customs_hold: ['shipper', '2026-01-13'],
  held: ['carrier', null],
  failed_attempt: ['recipient', '2026-01-12'],
  address: ['recipient', '2026-01-13'],
  refused: ['shipper', '2026-01-13'],
  other: ['carrier', null],
  damage: ['carrier', null],
  loss: ['carrier', null],
  returned: ['shipper', null],
};

test.each(EXCEPTION_KINDS)('the problem %s says who must act, and until when', (kind) => {
  const [actor, actBy] = PROMISED[kind];
  expect(mostSeriousProblem({ plan: PLAN, open: { [kind]: SINCE } }, ENDS)).toEqual({
    kind,
    since: SINCE,
    actor,
    actBy,
  });
});

test('the most serious of several problems is shown', () => {
  const gravest = (...kinds: ExceptionKind[]) => {
    const open = Object.fromEntries(kinds.map((kind) => [kind, SINCE]));
    return mostSeriousProblem({ plan: PLAN, open }, ENDS)?.kind;
  };
  expect(gravest(...EXCEPTION_KINDS)).toBe('loss');
  expect(gravest('held', 'customs_hold', 'other')).toBe('customs_hold');
  expect(gravest('failed_attempt', 'address')).toBe('address');
  expect(gravest('refused', 'damage')).toBe('damage');
});

test('a shipment without an open exception has no problem', () => {
  expect(mostSeriousProblem({ plan: PLAN }, ENDS)).toBeNull();
});
