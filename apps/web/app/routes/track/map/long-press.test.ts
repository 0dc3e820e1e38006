import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLongPress } from './long-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pressed() {
  const onHeld = vi.fn<() => void>();
  const press = createLongPress(onHeld);
  press.down(100, 100);
  return { press, onHeld };
}

test('a press is long after 600 ms, once', () => {
  const { onHeld } = pressed();
  vi.advanceTimersByTime(599);
  expect(onHeld).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onHeld).toHaveBeenCalledOnce();
});

test('a finger that moves by 14 px still counts as pressing', () => {
  const { press, onHeld } = pressed();
  press.move(114, 100);
  press.move(100, 86);
  vi.advanceTimersByTime(600);
  expect(onHeld).toHaveBeenCalledOnce();
});

test('a finger that moves by 16 px cancels the press, even when it returns', () => {
  const { press, onHeld } = pressed();
  press.move(100, 116);
  press.move(100, 100);
  vi.advanceTimersByTime(600);
  expect(onHeld).not.toHaveBeenCalled();
});

test('a press that ends early or is cancelled is not long', () => {
  const { press, onHeld } = pressed();
  vi.advanceTimersByTime(500);
  press.release();
  vi.advanceTimersByTime(600);
  expect(onHeld).not.toHaveBeenCalled();
});

test('a second press restarts the timer', () => {
  const { press, onHeld } = pressed();
  vi.advanceTimersByTime(400);
  press.down(100, 100);
  vi.advanceTimersByTime(400);
  expect(onHeld).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onHeld).toHaveBeenCalledOnce();
});
