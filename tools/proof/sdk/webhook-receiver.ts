import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedWebhook {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Keeps every webhook as it came. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const keep = async (request: IncomingMessage) => {
    const headers = request.headers as Record<string, string>;
    received.push({ path: request.url ?? '', headers, body: await text(request) });
  };
  const server = createServer((request, response) => {
    void keep(request).then(() => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path: string) => `http://127.0.0.1:${port}${path}`,
    received,
    close: () => server.close(),
  };
}
