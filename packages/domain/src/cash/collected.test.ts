import { describe, expect, it } from 'vitest';
import { type CashClaim, type CollectedState, judgeCollected } from './collected.ts';

const claim = (key: string, change: Partial<CashClaim> = {}): CashClaim => ({
  key,
  cents: 1_000,
  currency: 'EUR',
  mayCollect: true,
  isVoided: false,
  ...change,
});

const state = (change: Partial<CollectedState>): CollectedState => ({
  claims: [],
  posted: new Map(),
  marked: null,
  owedCents: 1_000,
  currency: 'EUR',
  isDueAtDoor: true,
  ...change,
});

const posted = (key: string, cents: number, isReversed = false) =>
  new Map([[key, { cents, currency: 'EUR', isReversed }]]);

describe('cash reported by scans', () => {
  it('is posted for the first scan that may collect, and the second is a difference', () => {
    const claims = [claim('hub', { mayCollect: false }), claim('a'), claim('b')];
    const { steps, difference } = judgeCollected(state({ claims }));
    expect(steps).toMatchObject([{ kind: 'collected', claim: { key: 'a' }, cents: 1_000 }]);
    expect(difference).toMatchObject({ claim: { key: 'b' }, subject: 'collected_again' });
  });

  it('is posted up to what is owed', () => {
    const { steps, difference } = judgeCollected(state({ claims: [claim('a', { cents: 1_500 })] }));
    expect(steps).toMatchObject([{ cents: 1_000 }]);
    expect(difference?.subject).toBe('collected_more');
  });

  it('is reversed when its scan is voided, and the next scan is posted instead', () => {
    const claims = [claim('a', { isVoided: true }), claim('b', { cents: 400 })];
    const judged = judgeCollected(state({ claims, posted: posted('a', 1_000), owedCents: 0 }));
    expect(judged.steps).toMatchObject([
      { kind: 'reversed', claim: { key: 'a' }, cents: 1_000 },
      { kind: 'collected', claim: { key: 'b' }, cents: 400 },
    ]);
    expect(judged.difference).toMatchObject({ claim: { key: 'b' }, subject: 'collected_less' });
  });

  it('is not posted or reversed twice', () => {
    const again = state({ claims: [claim('a')], posted: posted('a', 1_000), owedCents: 0 });
    expect(judgeCollected(again)).toEqual({ steps: [], difference: null });
    const voided = state({
      claims: [claim('a', { isVoided: true })],
      posted: posted('a', 1_000, true),
    });
    expect(judgeCollected(voided)).toEqual({ steps: [], difference: null });
  });

  it('is posted once, even if a part is still owed', () => {
    const less = state({
      claims: [claim('a', { cents: 400 })],
      posted: posted('a', 400),
      owedCents: 600,
    });
    expect(judgeCollected(less)).toMatchObject({
      steps: [],
      difference: { subject: 'collected_less' },
    });
  });

  it('is no difference if staff marked the same amount', () => {
    const marked = { cents: 1_000, currency: 'EUR' };
    expect(judgeCollected(state({ claims: [claim('a')], marked, owedCents: 0 }))).toEqual({
      steps: [],
      difference: null,
    });
  });
});
