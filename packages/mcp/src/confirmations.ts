import { createHash, randomBytes, randomUUID } from 'node:crypto';
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

/** Of a question: the hash of the arguments, and a name of its own. */
const State = z.object({ asked: z.string(), id: z.string() });

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
  const codec = createRequestStateCodec<z.infer<typeof State>>({ key, ttlSeconds: 600 });
  const ask: Ask = async (ctx, args, question) => {
    const asked = createHash('sha256').update(JSON.stringify(args)).digest('base64url');
    const { inputResponses } = ctx.mcpReq;
    const isOfThis = stateOf(ctx)?.asked === asked;
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
      requestState: await codec.mint({ asked, id: randomUUID() }),
    });
  };
  return { ask, verify: codec.verify };
}
function stateOf(ctx: ServerContext) {
  return State.safeParse(ctx.mcpReq.requestState()).data;
}

/** An Idempotency-Key for what a person agreed to: a message that is sent again, its answer being lost, does it once. */
export function keyOfQuestion(ctx: ServerContext): { idempotencyKey?: string } {
  const state = stateOf(ctx);
  return state === undefined ? {} : { idempotencyKey: `agent-${state.id}` };
}

export type Confirmations = ReturnType<typeof createConfirmations>;
