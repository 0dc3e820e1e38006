import { beforeEach, expect, test } from 'vitest';
import { jittered } from './jittered.ts';
import { dismissTrouble, noteAnswer, noteFailure, presentTrouble } from './line.ts';

beforeEach(dismissTrouble);

test('pages that lost the server together come back over five seconds, at most a third in one', () => {
  const returns = Array.from({ length: 3_000 }, () => Math.floor(jittered(5_000) / 1_000));
  const bySecond = Map.groupBy(returns, (second) => second);
  const fullest = Math.max(...bySecond.values().map(({ length }) => length));
  expect(bySecond.size).toBeGreaterThanOrEqual(5);
  expect(fullest).toBeLessThan(1_000);
});

test('an answer ends the trouble of a page, but not that of a form that was lost', () => {
  noteFailure('refresh', 'connection');
  noteAnswer('refresh');
  expect(presentTrouble()).toBeNull();

  noteFailure('form', 'connection');
  noteAnswer('refresh');
  expect(presentTrouble()?.asked).toBe('form');
  noteAnswer('form');
  expect(presentTrouble()).toBeNull();
});

test('a refresh that fails does not hide that a form was lost', () => {
  noteFailure('form', 'connection');
  noteFailure('refresh', 'fault');
  expect(presentTrouble()).toMatchObject({ asked: 'form', reason: 'connection' });
});

test('a page that keeps failing says since when, not that it failed again', () => {
  noteFailure('refresh', 'connection');
  const first = presentTrouble();
  noteFailure('refresh', 'connection');
  expect(presentTrouble()).toBe(first);
});
