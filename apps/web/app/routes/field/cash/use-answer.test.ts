import { describe, expect, test } from 'vitest';
import type { Answer } from '../store/call-api.ts';
import { afterAnswer, type Numbered } from './use-answer.ts';

const told = (call: number, data: string): Numbered<string> => ({
  call,
  answer: { ok: true, data, etag: '', clockAheadMs: 0 },
});
const failed = (call: number): Numbered<string> => ({
  call,
  answer: { ok: false, status: 0, code: 'away', message: '', retryAfterMs: 0 },
});
const shownAfter = (...arrived: Numbered<string>[]): Answer<string> | undefined =>
  arrived.reduce<Numbered<string> | null>(afterAnswer, null)?.answer;

describe('of several calls, the page of a cashier', () => {
  test('shows the answer to the newest, also when an older one arrives later', () => {
    expect(shownAfter(told(1, 'before'), told(2, 'after'))).toMatchObject({ data: 'after' });
    expect(shownAfter(told(2, 'after'), told(1, 'before'))).toMatchObject({ data: 'after' });
  });

  test('keeps an answer when a newer call fails', () => {
    expect(shownAfter(told(1, 'known'), failed(2))).toMatchObject({ data: 'known' });
  });

  test('shows an answer after failures, whichever call it is for', () => {
    expect(shownAfter(failed(1))).toMatchObject({ code: 'away' });
    expect(shownAfter(failed(2), told(1, 'late'))).toMatchObject({ data: 'late' });
  });
});
