import { describe, expect, it } from 'vitest';
import { nextWaitSeconds, retryAfterSeconds } from './webhook-schedule.ts';

describe('the wait before the next attempt', () => {
  it('grows from seconds to a day and ends after eleven attempts over three days', () => {
    const waits: number[] = [];
    for (let failed = 1; ; failed += 1) {
      const wait = nextWaitSeconds(failed, { random: 0.5 });
      if (wait === null) break;
      waits.push(wait);
    }
    expect(waits).toEqual([5, 30, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.5);
  });

  it('is spread by a fifth to both sides', () => {
    expect(nextWaitSeconds(1, { random: 0 })).toBe(4);
    expect(nextWaitSeconds(1, { random: 1 })).toBeCloseTo(6);
  });

  it('is as long as the receiver asks for, an hour at most', () => {
    expect(nextWaitSeconds(1, { random: 0.5, askedSeconds: 120 })).toBe(120);
    expect(nextWaitSeconds(1, { random: 0.5, askedSeconds: 1 })).toBe(5);
    expect(nextWaitSeconds(1, { random: 0.5, askedSeconds: 999_999 })).toBe(3_600);
  });
});

describe('Retry-After', () => {
  it('is read as seconds or as a date', () => {
    const now = Date.parse('2026-11-17T10:00:00Z');
    expect(retryAfterSeconds('120', now)).toBe(120);
    expect(retryAfterSeconds('Tue, 17 Nov 2026 10:01:00 GMT', now)).toBe(60);
    expect(retryAfterSeconds('Tue, 17 Nov 2026 09:00:00 GMT', now)).toBe(0);
  });

  it('is ignored when it is missing or makes no sense', () => {
    expect(retryAfterSeconds(null, 0)).toBeNull();
    expect(retryAfterSeconds('soon', 0)).toBeNull();
    expect(retryAfterSeconds('-5 apples', 0)).toBeNull();
  });
});
