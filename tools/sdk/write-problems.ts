import type { OpenApiDocument } from '@waypost/contract/openapi';
import { isRetryable, PROBLEM_CODES, PROBLEM_STATUS } from '@waypost/contract/problems';
import { PROBLEM_TEXTS } from '@waypost/guides/problem-texts';

const HEADER = `// Written by tools/sdk from the problem codes of v1 and their pages: run pnpm generate client.
export interface ProblemText {
  status: number;
  retryable: boolean;
  means: string;
  act: string;
}
`;

/** What the page of each problem says, for agents that cannot open it. */
export function writeProblems({ components }: OpenApiDocument): string {
  const { Problem } = components.schemas as {
    Problem?: { properties: { code: { enum: string[] } } };
  };
  const named = new Set(Problem?.properties.code.enum);
  const problems = PROBLEM_CODES.filter((code) => named.has(code)).map((code) => {
    const text = PROBLEM_TEXTS[code];
    if (text === undefined) throw new Error(`${code} has no text`);
    return [code, { status: PROBLEM_STATUS[code], retryable: isRetryable(code), ...text }];
  });
  const written = JSON.stringify(Object.fromEntries(problems), null, 2);
  return `${HEADER}
export const PROBLEMS: Partial<Record<string, ProblemText>> = ${written};
`;
}
