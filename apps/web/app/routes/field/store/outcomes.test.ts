import { describe, expect, it } from 'vitest';
import type { Act } from './database.ts';
import { isFinalRefusalOfPicture, settle, waitAfterFailure } from './outcomes.ts';

const act = (actId: string): Act => ({
  actId,
  shiftId: 'shift',
  kind: 'scan',
  at: '2026-11-18T02:00:00.000Z',
  ref: `WP ${actId}`,
  body: { plain: {} },
});

describe('an act that was sent', () => {
  it('is dropped after any outcome of the api, and kept without one', () => {
    const outcomes = ['recorded', 'known', 'conflict', 'unmatched', 'invalid', 'refused', 'later'];
    const sent = [...outcomes, 'lost'].map(act);
    const { done } = settle(
      sent,
      outcomes.map((outcome) => ({ id: outcome, outcome })),
    );
    expect(done.map(({ actId }) => actId)).toEqual(outcomes.slice(0, -1));
  });

  it('is reported to the person if the api will never accept it', () => {
    const { refused } = settle(
      [act('a'), act('b'), act('c')],
      [
        { id: 'a', outcome: 'recorded' },
        { id: 'b', outcome: 'invalid', reason: 'no such piece' },
        { id: 'c', outcome: 'unmatched' },
      ],
    );
    expect(refused.map(({ actId, reason }) => [actId, reason])).toEqual([['b', 'no such piece']]);
  });

  it('is not settled by the outcome of another act, or one without an id', () => {
    expect(settle([act('a')], [{ id: null, outcome: 'invalid' }]).done).toEqual([]);
  });

  it('with a picture is dropped only if the picture itself is refused', () => {
    expect(isFinalRefusalOfPicture('picture_not_accepted')).toBe(true);
    for (const code of ['unauthenticated', 'away', 'temporarily_unavailable', 'shift_needed']) {
      expect(isFinalRefusalOfPicture(code)).toBe(false);
    }
  });

  it('is retried after growing waits of at most half a minute, unless the api asks for longer', () => {
    expect([0, 4_000, 20_000, 600_000].map((awayMs) => waitAfterFailure(awayMs, 0))).toEqual([
      1_000, 1_000, 5_000, 30_000,
    ]);
    expect(waitAfterFailure(0, 90_000)).toBe(90_000);
  });
});
