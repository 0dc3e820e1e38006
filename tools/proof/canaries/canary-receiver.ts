import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canaryWord } from './canary.ts';

/** What is answered at a path: programs answer with words of their own, of which an attempt keeps some. */
export const HOOKS = {
  /** Takes everything, and says what it was sent. */
  echoing: `/hooks/${canaryWord('endpointPath')}/takes`,
  failing: `/hooks/${canaryWord('endpointPath')}/fails`,
} as const;

/** The programs of a customer. */
export async function startCanaryReceiver() {
  const bodies: string[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      if (request.url === HOOKS.failing) {
        failures += 1;
        response.writeHead(500).end('no such table: orders');
        return;
      }
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'text/plain' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** What was sent to the endpoint that takes it. */
    bodies: bodies as readonly string[],
    failures: () => failures,
    close: () => server.close(),
  };
}
export type CanaryReceiver = Awaited<ReturnType<typeof startCanaryReceiver>>;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
