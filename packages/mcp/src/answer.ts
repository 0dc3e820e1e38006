import type { CallToolResult } from '@modelcontextprotocol/server';
import { WaypostError } from '@waypost/sdk';

/** What Waypost answered, as data; a refusal as one that the agent can read and act on. */
export async function answer(act: () => Promise<object>): Promise<CallToolResult> {
  try {
    return asData(await act());
  } catch (error) {
    if (!(error instanceof WaypostError)) throw error;
    const { message, code, status, retryable, requestId, faults, details } = error;
    const problem = { code, message, status, retryable, requestId, faults, details };
    return { ...asData({ problem }), isError: true };
  }
}

export function asData(data: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(data) }],
    structuredContent: { ...data },
  };
}
