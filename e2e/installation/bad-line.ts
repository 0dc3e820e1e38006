import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { chooseEnvironment } from './environment.ts';
import { openFront } from './open-front.ts';

/**
 * open: all passes. cut: connections end, and none is taken. stall: nothing passes any more, and what
 * was open stays silent for good. drop: requests pass, and the connection ends instead of the answer.
 */
type LineMode = 'open' | 'cut' | 'stall' | 'drop';

export interface BadLine {
  origin: string;
  become(mode: LineMode): void;
  /** Answers that were dropped: so many requests have reached the server unheard. */
  dropped(): number;
  close(): Promise<void>;
}

/** Another web on the same api, behind a line that fails as it is told to. */
export async function openBadLine(): Promise<BadLine> {
  let mode: LineMode = 'open';
  let dropped = 0;
  let webPort = 0;
  const open = new Set<Socket>();
  const line = createServer((client) => {
    if (mode === 'cut') return client.destroy();
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => client.destroy());
    if (mode === 'stall') return client.pause();
    const server = connect(webPort, '127.0.0.1');
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.on('data', (piece) => void (mode !== 'stall' && server.write(piece)));
    server.on('data', (piece) => {
      if (mode === 'open') return client.write(piece);
      if (mode === 'stall') return server.pause();
      dropped += 1;
      return client.destroy();
    });
    return undefined;
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  // The api knows one origin, and takes the word of web for it.
  const { PUBLIC_ORIGIN } = await chooseEnvironment();
  const web = await openFront('bad-line', createHttpServer(), () => ({ PUBLIC_ORIGIN }));
  webPort = Number(new URL(web.origin).port);

  return {
    origin,
    become(next) {
      mode = next;
      if (next === 'cut') for (const client of open) client.destroy();
      if (next === 'stall') for (const client of open) client.pause();
    },
    dropped: () => dropped,
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => line.close(resolve));
      await web.close();
    },
  };
}
