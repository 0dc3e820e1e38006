import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollAttended } from './use-attended.ts';

const EVERY_MS = 2_000;
const MINUTE_MS = 60_000;

let page: EventTarget & { visibilityState: DocumentVisibilityState };
let looks = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  looks = 0;
  stop = pollAttended(EVERY_MS, () => {
    looks += 1;
    return Promise.resolve();
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const use = () => page.dispatchEvent(new Event('pointermove'));

/** Whether the page is polled in the next two periods. */
function isPolled(): boolean {
  const before = looks;
  vi.advanceTimersByTime(2 * EVERY_MS);
  return looks > before;
}

describe('a page of the console that reloads itself', () => {
  it('goes on for as long as somebody uses it', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      use();
      vi.advanceTimersByTime(MINUTE_MS);
    }
    expect(looks).toBe((60 * MINUTE_MS) / EVERY_MS);
  });

  it('pauses while nobody is there, and goes on at a sign of life', () => {
    vi.advanceTimersByTime(20 * MINUTE_MS);
    expect(isPolled()).toBe(false);
    use();
    expect(isPolled()).toBe(true);
  });

  it('pauses while it is hidden, and looks at once when it is shown', () => {
    page.visibilityState = 'hidden';
    expect(isPolled()).toBe(false);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(looks).toBe(1);
  });

  it('stops when it is left', () => {
    stop();
    expect(isPolled()).toBe(false);
  });
});
