import { type Resources, resourcesOf } from './generated/resources.gen.ts';
import { type FollowOptions, followEvents } from './follow-events.ts';
import { type Page, pagesOf } from './pages.ts';
import {
  type CallOptions,
  type Connection,
  type KeyedOptions,
  type Operation,
  request,
  waitForDocument,
} from './request.ts';

export interface WaypostOptions {
  /** An API key of your dashboard: `wpc_test_...` or `wpc_live_...`. */
  key: string | undefined;
  /** Where your carrier's Waypost is, such as `https://waypost.example`. */
  baseUrl: string | undefined;
  /** For each attempt of a call; default 30,000. */
  timeoutMs?: number;
  /** How often a call is sent again at most; default 4. */
  maxRetries?: number;
  /** In place of the global one: for a proxy, or for tests. */
  fetch?: typeof fetch;
  /** The name of your program, for the logs of the carrier. */
  userAgent?: string;
}

export type Waypost = Resources;

/** The ways in which operations are called. */
export type Calls = ReturnType<typeof callsOf>;

export function createWaypost(options: WaypostOptions): Waypost {
  const { key, baseUrl, userAgent } = options;
  if (!key) throw new TypeError('createWaypost needs a key.');
  if (!baseUrl || !URL.canParse(baseUrl)) {
    throw new TypeError('createWaypost needs baseUrl, such as https://waypost.example.');
  }
  return resourcesOf(
    callsOf({
      key,
      baseUrl: baseUrl.replace(/\/+$/, ''),
      timeoutMs: options.timeoutMs ?? 30_000,
      maxRetries: options.maxRetries ?? 4,
      fetch: options.fetch ?? fetch,
      userAgent: ['waypost-sdk-js/1', userAgent].filter(Boolean).join(' '),
    }),
  );
}

function callsOf(connection: Connection) {
  async function send<Answer>(operation: Operation, options?: KeyedOptions): Promise<Answer> {
    const { body } = await request(connection, operation, options);
    return JSON.parse(new TextDecoder().decode(body)) as Answer;
  }
  return {
    send,
    list: <Entry>({ query, ...operation }: Operation, options?: CallOptions) =>
      pagesOf<Entry>((cursor) =>
        send<Page<Entry>>(
          { ...operation, query: { ...query, ...(cursor && { cursor }) } },
          options,
        ),
      ),
    /** Waits for a document that is still being made. */
    async readFile(operation: Operation, options: CallOptions = {}) {
      for (;;) {
        const answer = await request(connection, operation, options);
        if (answer.status !== 202) return answer.body;
        await waitForDocument(answer, options);
      }
    },
    follow: <Event>(operation: Operation, options?: FollowOptions) =>
      followEvents<Event>(connection, operation, options),
  };
}
