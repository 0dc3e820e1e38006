import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { asData } from '../answer.ts';
import { PROBLEMS, type ProblemText } from '../generated/problems.gen.ts';

/** Those of the SDK, where Waypost answered nothing that could be read. */
const WITHOUT_ANSWER: Record<string, Omit<ProblemText, 'status'>> = {
  timeout: {
    retryable: true,
    means: 'Waypost did not answer in time. The call may have been carried out.',
    act: 'Look for the shipment by its reference before booking it again.',
  },
  network_error: {
    retryable: true,
    means: 'The connection to Waypost failed. The call may have been carried out.',
    act: 'Check the address of Waypost, and look for the shipment by its reference before booking it again.',
  },
  unexpected_answer: {
    retryable: false,
    means: 'Something between this program and Waypost answered in its place.',
    act: 'Check the address of Waypost and the proxies on the way to it.',
  },
};

export function explainingTools(server: McpServer): void {
  server.registerTool(
    'explain_problem',
    {
      description: 'What the code of a refusal means, whether to try again, and what to do.',
      inputSchema: z.object({ code: z.string().describe('`problem.code` of the refusal') }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ code }) => {
      const own = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
      if (own !== undefined) return asData({ code, ...own, page: `/developers/errors/${code}` });
      const other = Object.hasOwn(WITHOUT_ANSWER, code) ? WITHOUT_ANSWER[code] : undefined;
      if (other !== undefined) return asData({ code, ...other });
      const codes = [...Object.keys(PROBLEMS), ...Object.keys(WITHOUT_ANSWER)];
      return { ...asData({ message: 'There is no such code.', codes }), isError: true };
    },
  );
}
