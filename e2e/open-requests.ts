import { connect, type Socket } from 'node:net';

export interface OpenRequest {
  /** What has come back so far. */
  received(): string;
  close(): void;
}

/** Sends bytes as they are and keeps the connection, as a slow or a hostile client does. */
export function openRequest(baseURL: string | undefined, sent: string): OpenRequest {
  const { hostname, port } = new URL(baseURL ?? '');
  let received = '';
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // a server that hangs up is what some journeys wait for
  socket.on('error', () => undefined);
  socket.write(sent);
  return { received: () => received, close: () => socket.destroy() };
}

export function openRequests(
  count: number,
  baseURL: string | undefined,
  sentBy: (index: number) => string,
): { answered(status: number): number; close(): void } {
  const open = Array.from({ length: count }, (_, index) => openRequest(baseURL, sentBy(index)));
  return {
    answered: (status) =>
      open.filter((each) => each.received().startsWith(`HTTP/1.1 ${status} `)).length,
    close() {
      for (const each of open) each.close();
    },
  };
}
