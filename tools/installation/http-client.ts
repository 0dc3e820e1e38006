import { Agent, request } from 'node:http';

export interface HttpAnswer {
  status: number;
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[];
  body: Buffer;
  /** From the first byte of the request to the last of the answer. */
  elapsedMs: number;
}

interface HttpRequest {
  port: number;
  path: string;
  headers: Record<string, string | undefined>;
  /** Posted; without one the path is read. */
  body?: Buffer;
}

/** Keep-alive connections to processes of this machine, at little cost to it. */
export function openHttpClient({ sockets, timeoutMs }: { sockets: number; timeoutMs?: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    close: () => agent.destroy(),
    ask: ({ port, path, headers, body }: HttpRequest) =>
      new Promise<HttpAnswer>((resolve, reject) => {
        const call = request({
          host: '127.0.0.1',
          port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          agent,
          ...(timeoutMs !== undefined && { timeout: timeoutMs }),
          headers: {
            ...headers,
            ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
          },
        });
        call.once('timeout', () => call.destroy(new Error('timeout')));
        call.once('error', reject);
        call.once('response', (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              rawHeaders: answer.rawHeaders,
              body: Buffer.concat(chunks),
              elapsedMs: performance.now() - startedAt,
            }),
          );
        });
        const startedAt = performance.now();
        call.end(body);
      }),
  };
}
