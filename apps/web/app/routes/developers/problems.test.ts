import { PROBLEM_CODES } from '@waypost/contract/problems';
import { PROBLEM_TEXTS } from '@waypost/guides/problem-texts';
import { describe, expect, it } from 'vitest';
import { calls, codesOf } from './openapi.server.ts';
import { readProblem, v1ProblemCodes } from './problems.server.ts';

describe('the pages of problem codes', () => {
  it('say what each code of v1 means and what to do', () => {
    expect(v1ProblemCodes.filter((code) => PROBLEM_TEXTS[code] === undefined)).toEqual([]);
  });

  it('are listed for every code that an endpoint names', () => {
    const answered = new Set(calls.flatMap(({ operation }) => codesOf(operation)));
    expect(answered.size).toBeGreaterThan(40);
    expect(answered.difference(new Set<string>(v1ProblemCodes))).toEqual(new Set());
  });

  it('exist for every code that there is', () => {
    for (const code of PROBLEM_CODES) expect(readProblem(code)?.code).toBe(code);
    expect(readProblem('nothing')).toBeUndefined();
  });

  it('name the endpoints that answer with a code', () => {
    expect(readProblem('address_book_full')?.calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/addresses',
        to: '/developers/reference/addresses#createAddress',
      },
    ]);
    expect(readProblem('key_unknown')?.isOfEveryCall).toBe(true);
  });

  it('say which refusals pass by themselves', () => {
    const retryable = v1ProblemCodes.filter((code) => readProblem(code)?.isRetryable);
    expect(retryable).toContain('attempt_running');
    expect(retryable).toContain('overloaded');
    expect(retryable).not.toContain('reference_taken');
  });
});
