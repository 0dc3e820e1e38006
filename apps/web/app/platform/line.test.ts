import { beforeEach, expect, test } from 'vitest';
import { jittered } from './jittered.ts';
import { dismissTrouble, noteAnswer, noteFailure, presentTrouble } from './line.ts';

beforeEach(dismissTrouble);

test('spreads the return of pages that lost the server together over five seconds, at most a third in any one', () => {
  const returns = Array.from({ length: 3_000 }, () => Math.floor(jittered(5_000) / 1_000));
  const bySecond = Map.groupBy(returns, (second) => second);
  const fullest = Math.max(...bySecond.values().map(({ length }) => length));
  expect(bySecond.size).toBeGreaterThanOrEqual(5);
  expect(fullest).toBeLessThan(1_000);
});

test('an answer ends the trouble of a page, but not that of a lost form', () => {
  noteFailure('refresh', 'connection');
  noteAnswer('refresh');
  expect(presentTrouble()).toBeNull();

  noteFailure('form', 'connection');
  noteAnswer('refresh');
  expect(presentTrouble()?.asked).toBe('form');
  noteAnswer('form');
  expect(presentTrouble()).toBeNull();
});

test('a failed refresh does not hide that a form was lost', () => {
  noteFailure('form', 'connection');
  noteFailure('refresh', 'fault');
  expect(presentTrouble()).toMatchObject({ asked: 'form', reason: 'connection' });
});

test('a page that keeps failing shows since when, without repeated notices', () => {
  noteFailure('refresh', 'connection');
  const first = presentTrouble();
  noteFailure('refresh', 'connection');
  expect(presentTrouble()).toBe(first);
});
