import { expect, test } from 'vitest';
import {
  chooseCases,
  chooseSome,
  claimPoint,
  listCases,
  type ListedPoints,
  lossesOf,
} from './crash-cases.ts';
import type { Scenario } from './crash-scenario.ts';

const scenario = { name: 'book', role: 'api', providerCalls: 2 } as Scenario;
const other = { ...scenario, name: 'cancel' };
const POINTS = ['sql begin', 'provider POST /v1/create', 'sql update', 'sql commit'];

function sides(listed: ListedPoints[]): string[] {
  return listCases(listed).map(({ plan, point }) => `${plan.side} ${plan.number} ${point}`);
}

test('every point has a case before and one after it', () => {
  expect(sides([{ scenario, lost: [], points: POINTS.slice(0, 2) }])).toEqual([
    'before 1 sql begin',
    'after 1 sql begin',
    'before 2 provider POST /v1/create',
    'after 2 provider POST /v1/create',
  ]);
});

test('cases with a lost answer start after its call', () => {
  expect(sides([{ scenario, lost: [1], points: POINTS }])).toEqual([
    'after 2 provider POST /v1/create',
    'before 3 sql update',
    'after 3 sql update',
    'before 4 sql commit',
    'after 4 sql commit',
  ]);
});

test('each answer is lost once; in a short run only the last one', () => {
  expect(lossesOf(scenario, false)).toEqual([[], [1], [2]]);
  expect(lossesOf(scenario, true)).toEqual([[], [2]]);
  expect(lossesOf({ providerCalls: 0 }, true)).toEqual([[]]);
});

test('a small selection covers every scenario, and starts with provider calls and commits', () => {
  const cases = listCases([
    { scenario, lost: [], points: POINTS },
    { scenario: other, lost: [], points: POINTS },
  ]);
  const chosen = chooseCases(cases, 8, () => 0.5);
  expect(chosen.filter((each) => each.scenario === scenario)).toHaveLength(4);
  expect(new Set(chosen.map(({ point }) => point))).toEqual(
    new Set(['provider POST /v1/create', 'sql commit']),
  );
});

test('chooses some of the runs in their order, and all of them when all are wanted', () => {
  const draws = [0.9, 0.1, 0.5, 0.2];
  const draw = () => draws.shift() ?? 0;
  expect(chooseSome(['a', 'b', 'c', 'd'], 2, draw)).toEqual(['b', 'd']);
  expect(chooseSome(['a', 'b', 'c'], Infinity, Math.random)).toEqual(['a', 'b', 'c']);
});

test('the claim of a booking ends with the COMMIT after the update of its attempt', () => {
  const read = ['sql BEGIN', 'sql COMMIT'];
  const claim = ['sql begin', 'sql update booking_attempts set state', 'sql commit'];
  expect(claimPoint([...read, ...claim, ...claim])).toBe(5);
  expect(() => claimPoint(read)).toThrow('no claim was seen');
});
