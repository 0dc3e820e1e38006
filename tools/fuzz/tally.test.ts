import { expect, test } from 'vitest';
import type { Counts } from './run-schemathesis.ts';
import { tally } from './tally.ts';

const counts = (change: Partial<Counts> = {}): Counts => ({
  statuses: { 200: 60, 401: 30, 404: 10 },
  succeeded: { me: 60 },
  faults: {},
  schemes: {
    customerSession: { succeeded: 60, refused: 10 },
    staffSession: { unauthenticated: 30 },
  },
  ...change,
});

test('rounds add up, by class of status and for the most telling refusals', () => {
  const total = tally({ holds: 'customerSession' }, [counts(), counts({ statuses: { 429: 5 } })]);
  expect(total).toMatchObject({
    requests: 105,
    answers: { '2xx': 60, '4xx': 45, 401: 30, 429: 5 },
    letIn: 1,
    succeeded: ['me'],
    faults: [],
  });
});

test('an answer off its schema and a failure are faults', () => {
  const failed = counts({ statuses: { 500: 1 }, faults: { 'me: Server error': 1 } });
  expect(tally({ holds: 'customerSession' }, [failed]).faults).toHaveLength(2);
});

test('a caller whose credential is not accepted proves nothing', () => {
  const schemes = { customerSession: { succeeded: 90, unauthenticated: 10 } };
  const { letIn, faults } = tally({ holds: 'customerSession' }, [counts({ schemes })]);
  expect(letIn).toBe(0.9);
  expect(faults).toEqual(['only 90.0 % were let in']);
});

test('a caller that no endpoint of a part accepts was not tested there', () => {
  expect(tally({ holds: 'apiKey' }, [counts()], { ofPart: true }).letIn).toBeNull();
  expect(tally({ holds: 'apiKey' }, [counts()]).faults).toContain('only 0.0 % were let in');
});

test('an answer without any credential is a fault', () => {
  expect(tally({ holds: null }, [counts()]).faults).toEqual([
    '60 requests succeeded without the customerSession they need',
  ]);
});

test('where either of two credentials is accepted, callers with either are let in', () => {
  const schemes = { 'customerSession|customerKey': { succeeded: 9, unauthenticated: 1 } };
  expect(tally({ holds: 'customerKey' }, [counts({ schemes })])).toMatchObject({
    letIn: 0.9,
    faults: ['only 90.0 % were let in'],
  });
  expect(tally({ holds: 'apiKey' }, [counts({ schemes })]).faults).toContain(
    '9 requests succeeded without the customerSession or customerKey they need',
  );
});

test('without a request there is no verdict', () => {
  const nothing = { statuses: {}, succeeded: {}, faults: {}, schemes: {} };
  expect(tally({ holds: null }, [nothing]).faults).toEqual(['nothing was asked']);
});
