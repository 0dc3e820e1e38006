import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port that the kernel chose for it. */
export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** One that nobody listens at now. */
export async function freePort(): Promise<number> {
  const reserved = createServer();
  const port = await listen(reserved);
  await new Promise((resolve) => reserved.close(resolve));
  return port;
}
