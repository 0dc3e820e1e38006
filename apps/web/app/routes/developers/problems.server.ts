import {
  isRetryable,
  PROBLEM_CODES,
  PROBLEM_STATUS,
  type ProblemCode,
} from '@waypost/contract/problems';
import { PROBLEM_TEXTS } from '@waypost/guides/problem-texts';
import { calls, codesOf, schemas, slugOf } from './openapi.server.ts';

/** Includes those that are returned before an endpoint is known. */
const named = new Set(schemas['Problem']?.properties?.['code']?.enum);

/** Every code that v1 answers with, by status and name. */
export const v1ProblemCodes: readonly ProblemCode[] = PROBLEM_CODES.filter((code) =>
  named.has(code),
).toSorted((one, other) => PROBLEM_STATUS[one] - PROBLEM_STATUS[other] || one.localeCompare(other));

/** Every known code has a page, so that the link in a problem never fails. */
export function readProblem(code: string) {
  const known = PROBLEM_CODES.find((each) => each === code);
  if (known === undefined) return undefined;
  const answering = calls.filter(({ operation }) => codesOf(operation).includes(known));
  return {
    code: known,
    status: PROBLEM_STATUS[known],
    isRetryable: isRetryable(known),
    isOfV1: named.has(known),
    text: PROBLEM_TEXTS[known],
    isOfEveryCall: answering.length === calls.length,
    calls: answering.map(({ method, path, operation }) => ({
      method,
      path,
      to: `/developers/reference/${slugOf(operation.tags[0] ?? '')}#${operation.operationId}`,
    })),
  };
}
