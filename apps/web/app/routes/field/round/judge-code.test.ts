import { describe, expect, it } from 'vitest';
import { judgeCode } from './judge-code.ts';

const answered = (right: boolean, triesLeft: number) =>
  judgeCode({ ok: true, data: { right, triesLeft }, etag: '', clockAheadMs: 0 });
const failed = (status: number, code: string) =>
  judgeCode({ ok: false, status, code, message: '', retryAfterMs: 0 });

describe('a delivery code', () => {
  it('is asked for again while there are tries left', () => {
    expect(answered(false, 1)).toEqual({ state: 'none', trouble: 'codeWrong' });
    expect(answered(true, 0)).toEqual({ state: 'right', trouble: '' });
  });

  it('is replaced by a signature when all tries are used up', () => {
    expect(answered(false, 0)).toEqual({ state: 'unproved', trouble: 'codeInstead' });
  });

  it('is replaced by a signature whenever it cannot be compared', () => {
    expect(failed(0, 'away')).toEqual({ state: 'unproved', trouble: 'codeAway' });
    for (const code of ['temporarily_unavailable', 'round_not_found', 'shift_needed']) {
      expect(failed(503, code)).toEqual({ state: 'unproved', trouble: 'codeInstead' });
    }
  });
});
