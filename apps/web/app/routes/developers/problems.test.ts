import { PROBLEM_CODES } from '@waypost/contract/problems';
import { PROBLEM_TEXTS } from '@waypost/guides/problem-texts';
import { describe, expect, it } from 'vitest';
import { calls, codesOf } from './openapi.server.ts';
import { readProblem, v1ProblemCodes } from './problems.server.ts';

describe('the page of a problem code', () => {
  it('says what each v1 code means and what to do', () => {
    expect(v1ProblemCodes.filter((code) => PROBLEM_TEXTS[code] === undefined)).toEqual([]);
  });

  it('is listed for every code that an endpoint names', () => {
    const answered = new Set(calls.flatMap(({ operation }) => codesOf(operation)));
    expect(answered.size).toBeGreaterThan(40);
    expect(answered.difference(new Set<string>(v1ProblemCodes))).toEqual(new Set());
  });

  it('exists for every code', () => {
    for (const code of PROBLEM_CODES) expect(readProblem(code)?.code).toBe(code);
    expect(readProblem('nothing')).toBeUndefined();
  });

  it('names the endpoints that return the code', () => {
    expect(readProblem('address_book_full')?.calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/addresses',
        to: '/developers/reference/addresses#createAddress',
      },
    ]);
    expect(readProblem('key_unknown')?.isOfEveryCall).toBe(true);
  });

  it('says which problems are temporary', () => {
    const retryable = v1ProblemCodes.filter((code) => readProblem(code)?.isRetryable);
    expect(retryable).toContain('attempt_running');
    expect(retryable).toContain('overloaded');
    expect(retryable).not.toContain('reference_taken');
  });
});
