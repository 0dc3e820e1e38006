import { seededRandom } from '@waypost/domain/simulation';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followShipments } from './follow-shipments.ts';

/** Stands in for the browser's EventSource: opens while online, and fails otherwise. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static present: Stream | undefined;
  static hasLine = true;
  readyState = 0;
  constructor() {
    super();
    Stream.present = this;
    setTimeout(() => (Stream.hasLine ? this.open() : this.fail()), 50);
  }
  open(): void {
    if (this.readyState === Stream.CLOSED) return;
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  fail(): void {
    if (this.readyState === Stream.CLOSED) return;
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random');
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  Stream.hasLine = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.mocked(Math.random).mockRestore();
});

function follow(seed: number) {
  const random = seededRandom(seed, 1);
  vi.mocked(Math.random).mockImplementation(() => random.below(1_000) / 1_000);
  const polls: number[] = [];
  const states: string[] = [];
  const leave = followShipments('WP1', {
    ask: () => undefined,
    pollOnce: () => polls.push(Date.now()),
    receive: () => undefined,
    setState: (state) => states.push(state),
  });
  vi.advanceTimersByTime(1_000);
  return { polls, states, leave };
}

describe('an open tracking page', () => {
  it('polls within 8 s after the connection is cut and from then on, however often its stream fails', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      Stream.hasLine = true;
      const { polls, states, leave } = follow(seed);
      expect(states).toEqual(['live']);
      Stream.hasLine = false;
      const cutAt = Date.now();
      Stream.present?.fail();
      vi.advanceTimersByTime(60_000);
      leave();
      const gaps = [...polls, Date.now()].map((at, index) => at - (polls[index - 1] ?? cutAt));
      expect(Math.max(...gaps), `seed ${seed}`).toBeLessThan(8_000);
    }
  });

  it('does not poll while its stream is open, and is live within 8 s after a cut ends', () => {
    const { polls, states, leave } = follow(1);
    Stream.hasLine = false;
    Stream.present?.fail();
    vi.advanceTimersByTime(20_000);
    Stream.hasLine = true;
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('live');
    const before = polls.length;
    vi.advanceTimersByTime(20_000);
    expect(polls).toHaveLength(before);
    leave();
  });
});
