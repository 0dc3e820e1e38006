import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export interface Answer {
  isError: boolean;
  data: Record<string, unknown>;
  /** Links to resources. */
  links: string[];
}

/** How the person behind an agent answers; undefined: the agent cannot ask anybody. */
type Person = 'agrees' | 'declines' | undefined;

type AgentOptions = { person?: Person; isModern?: boolean };
type Environment = { WAYPOST_KEY: string; WAYPOST_URL: string };

/** An agent that starts the installed server, and calls its tools. */
export function startAgent(program: string, env: Environment, options: AgentOptions = {}) {
  const { PATH = '' } = process.env;
  return connect(new StdioClientTransport({ command: program, env: { PATH, ...env } }), options);
}

/** An agent that asks the api itself. */
export function startRemoteAgent(
  { WAYPOST_KEY, WAYPOST_URL }: Environment,
  options: AgentOptions = {},
) {
  const headers = { authorization: `Bearer ${WAYPOST_KEY}` };
  const url = new URL('/api/mcp', WAYPOST_URL);
  return connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }), options);
}

async function connect(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  { person, isModern = false }: AgentOptions,
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
  await client.connect(transport);
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

export type Agent = Awaited<ReturnType<typeof connect>>;
export type Start = (key: string, options?: AgentOptions) => Promise<Agent>;
