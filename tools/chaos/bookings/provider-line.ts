import { Agent, createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeededRandom } from '@waypost/domain/simulation';

/** Ways in which the connection to the provider fails, apart from the provider's own faults. */
export type Manner =
  | 'answers'
  /** Takes the request and says nothing. */
  | 'silent'
  /** Begins an answer and never ends it. */
  | 'stalls'
  /** One byte a second: never silent for long, never done. */
  | 'trickles';

interface Forwarded {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * Sits between our processes and the payment provider. A share of the requests reaches the provider twice, at the
 * same time.
 */
export async function openProviderLine(
  paymentsUrl: string,
  random: SeededRandom,
  repeatedRequests: number,
) {
  const target = new URL(paymentsUrl);
  const agent = new Agent({ keepAlive: true });
  const timers = new Set<NodeJS.Timeout>();
  const line = { url: '', manner: 'answers' as Manner, requests: 0, repeated: 0, close };

  const server = createServer((request, response) => {
    void (async () => {
      const body = await readAll(request);
      line.requests += 1;
      const isRepeated = random.chance(repeatedRequests);
      if (isRepeated) line.repeated += 1;
      if (line.manner === 'silent') return;
      const forwarded = Array.from({ length: isRepeated ? 2 : 1 }, () => forward(request, body));
      const answer = await Promise.any(forwarded);
      if (line.manner === 'answers') {
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      response.writeHead(answer.status, answer.headers).write(answer.body.subarray(0, 1));
      if (line.manner === 'stalls') return;
      let sent = 1;
      const timer = setInterval(() => response.write(answer.body.subarray(sent, ++sent)), 1_000);
      timers.add(timer);
      response.once('close', () => clearInterval(timer));
    })().catch(() => request.socket.destroy());
  });

  function forward(request: IncomingMessage, body: Buffer): Promise<Forwarded> {
    return new Promise((resolve, reject) => {
      const { method, url: path, headers } = request;
      const call = ask({ host: target.hostname, port: target.port, method, path, headers, agent });
      call.once('error', reject);
      call.once('response', (answer) => {
        readAll(answer).then(
          (content) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
          reject,
        );
      });
      call.end(body);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  line.url = `http://127.0.0.1:${port}`;
  return line;

  function close(): void {
    for (const timer of timers) clearInterval(timer);
    server.closeAllConnections();
    server.close();
    agent.destroy();
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
