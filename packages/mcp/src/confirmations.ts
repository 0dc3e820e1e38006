import { createHash, randomBytes } from 'node:crypto';
import {
  acceptedContent,
  type CallToolResult,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

const Confirmation = z.object({ confirm: z.boolean().describe('True to go on.') });

/** Returns what the tool has to answer instead of acting; undefined once a person has agreed. */
export type Ask = (
  ctx: ServerContext,
  args: object,
  question: string,
) => Promise<InputRequiredResult | CallToolResult | undefined>;

/**
 * A person agrees to one call with exactly its arguments: the question carries a sealed hash of them, and an
 * answer to another question is none. A client that cannot ask a person is refused by the protocol.
 * @param key 32 bytes; by default of this process alone, which then must also get the answer
 */
export function createConfirmations(key: Uint8Array = randomBytes(32)) {
  const codec = createRequestStateCodec<string>({ key, ttlSeconds: 600 });
  const ask: Ask = async (ctx, args, question) => {
    const asked = createHash('sha256').update(JSON.stringify(args)).digest('base64url');
    const { inputResponses } = ctx.mcpReq;
    const isOfThis = ctx.mcpReq.requestState<string>() === asked;
    if (isOfThis && acceptedContent(inputResponses, 'confirm', Confirmation)?.confirm === true) {
      return undefined;
    }
    if (isOfThis && inputResponse(inputResponses, 'confirm').kind === 'elicit') {
      return {
        isError: true,
        content: [{ type: 'text', text: 'Nothing was done: not confirmed.' }],
      };
    }
    return inputRequired({
      inputRequests: {
        confirm: inputRequired.elicit({ message: question, requestedSchema: Confirmation }),
      },
      requestState: await codec.mint(asked),
    });
  };
  return { ask, verify: codec.verify };
}
export type Confirmations = ReturnType<typeof createConfirmations>;
