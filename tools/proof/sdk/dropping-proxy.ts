import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How many answers of one booking are lost before one arrives. */
export const DROPPED_ANSWERS = 2;

/**
 * Stands before the api and passes everything on. The first answers of each booking are lost: the api has
 * booked, and the program is cut off.
 */
export async function startDroppingProxy(apiUrl: string) {
  /** How often each booking was sent, by account and key. */
  const bookings = new Map<string, number>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    const passedOn = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = await fetch(apiUrl + url, {
      method,
      headers: Object.fromEntries(passedOn),
      ...(body.length > 0 && { body }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (method === 'POST' && url === '/api/v1/shipments') {
      const key = `${headers.authorization} ${String(headers['idempotency-key'])}`;
      const count = (bookings.get(key) ?? 0) + 1;
      bookings.set(key, count);
      if (count <= DROPPED_ANSWERS) return void request.socket.destroy();
    }
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(content);
  }

  const server = createServer(
    (request, response) => void pass(request, response).catch(() => request.socket.destroy()),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bookings, close: () => server.close() };
}
