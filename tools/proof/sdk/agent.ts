import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export interface Answer {
  isError: boolean;
  data: Record<string, unknown>;
  /** Links to resources. */
  links: string[];
}

/** How the person behind an agent answers; undefined: the agent cannot ask anybody. */
type Person = 'agrees' | 'declines' | undefined;

/** An agent that starts the installed server, and calls its tools. */
export async function startAgent(
  program: string,
  env: { WAYPOST_KEY: string; WAYPOST_URL: string },
  { person, isModern = false }: { person?: Person; isModern?: boolean } = {},
) {
  const client = new Client(
    { name: 'proof', version: '1.0.0' },
    {
      capabilities: person === undefined ? {} : { elicitation: { form: {} } },
      ...(isModern && { versionNegotiation: { mode: { pin: '2026-07-28' } } }),
    },
  );
  const questions: string[] = [];
  if (person !== undefined) {
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      questions.push(params.message);
      return person === 'agrees'
        ? { action: 'accept', content: { confirm: true } }
        : { action: 'decline' };
    });
  }
  const { PATH = '' } = process.env;
  await client.connect(new StdioClientTransport({ command: program, env: { PATH, ...env } }));
  return {
    client,
    questions,
    /** A call that the protocol itself refuses has no data. */
    async call(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
      try {
        const result = await client.callTool({ name, arguments: args });
        const data = (result.structuredContent ?? {}) as Record<string, unknown>;
        const links = result.content.flatMap((part) =>
          part.type === 'resource_link' ? [part.uri] : [],
        );
        return { isError: result.isError === true, data, links };
      } catch {
        return { isError: true, data: {}, links: [] };
      }
    },
    close: () => client.close(),
  };
}

export type Agent = Awaited<ReturnType<typeof startAgent>>;
