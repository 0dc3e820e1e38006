import { Agent, request } from 'node:http';

export interface TimedAnswer {
  status: number;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
  body: string;
  /** From the first byte of the request to the last of the answer. */
  elapsedMs: number;
}

export interface TimedClient {
  post(path: string, body: object, cookie?: string): Promise<TimedAnswer>;
  close(): void;
}

/** Posts as our web server does, each time for a caller at another address. */
export function openTimedClient(port: number, env: NodeJS.ProcessEnv): TimedClient {
  const agent = new Agent({ keepAlive: true });
  let callers = 0;

  function headersFor(body: string, cookie: string | undefined) {
    callers += 1;
    return {
      origin: env['PUBLIC_ORIGIN'],
      'x-waypost-internal': env['INTERNAL_SECRET'],
      'x-waypost-client-address': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(cookie !== undefined && { cookie }),
    };
  }

  return {
    close: () => agent.destroy(),
    post: (path, body, cookie) =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body);
        const headers = headersFor(text, cookie);
        const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers });
        call.once('error', reject);
        call.once('response', (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              rawHeaders: answer.rawHeaders,
              body: Buffer.concat(chunks).toString(),
              elapsedMs: performance.now() - startedAt,
            }),
          );
        });
        const startedAt = performance.now();
        call.end(text);
      }),
  };
}

/** The first cookie an answer sets, as a browser would send it back. */
export function cookieOf(answer: TimedAnswer): string | undefined {
  const at = answer.rawHeaders.findIndex((text) => text.toLowerCase() === 'set-cookie');
  return at === -1 ? undefined : answer.rawHeaders[at + 1]?.split(';')[0];
}
