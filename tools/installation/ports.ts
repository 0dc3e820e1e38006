import { createServer, type Server } from 'node:net';
import { isPortOpen } from '../services/background-process.ts';

// Below the range from which the kernel gives ports to outgoing connections: a server that was
// killed must find its port free when it comes back.
const FIRST_PORT = 30_000;
const BLOCKS = 200;
const BLOCK_SIZE = 13;

export interface PortBlock {
  ports: readonly number[];
  release(): void;
}

/**
 * Twelve free ports. The one before them is held open as a sign for other runs, which might otherwise
 * take a port while its server is down.
 */
export async function reservePorts(): Promise<PortBlock> {
  const start = Math.floor(Math.random() * BLOCKS);
  for (let offset = 0; offset < BLOCKS; offset++) {
    const first = FIRST_PORT + ((start + offset) % BLOCKS) * BLOCK_SIZE;
    const sign = await hold(first);
    if (sign === undefined) continue;
    const ports = Array.from({ length: BLOCK_SIZE - 1 }, (_, at) => first + 1 + at);
    const taken = await Promise.all(ports.map(isPortOpen));
    if (!taken.includes(true)) return { ports, release: () => sign.close() };
    sign.close();
  }
  throw new Error(`Every port from ${FIRST_PORT} on is in use.`);
}

/** Undefined when somebody else has the port. */
function hold(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server.unref()));
  });
}
