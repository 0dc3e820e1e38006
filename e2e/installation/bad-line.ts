import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { chooseEnvironment } from './environment.ts';

/**
 * open: everything passes. cut: connections end, and none is accepted. stall: nothing passes, and the connections
 * of that time end when the line is open again. drop: requests pass, but the connection ends instead of the answer.
 */
type LineMode = 'open' | 'cut' | 'stall' | 'drop';

export interface BadLine {
  origin: string;
  become(mode: LineMode): void;
  /** The number of dropped answers, that is, of requests that the server has processed. */
  dropped(): number;
  close(): Promise<void>;
}

/** A connection to web that fails on command. */
export async function openBadLine(): Promise<BadLine> {
  let mode: LineMode = 'open';
  let dropped = 0;
  const { WEB_PORT, PUBLIC_ORIGIN } = await chooseEnvironment();
  // Forms are taken from one origin only; requests have to say that they come from there.
  let origin = '';
  const fromThere = (piece: Buffer) =>
    Buffer.from(
      piece.toString('latin1').replaceAll(`Origin: ${origin}`, `Origin: ${PUBLIC_ORIGIN}`),
      'latin1',
    );
  const open = new Set<Socket>();
  const line = createServer((client) => {
    if (mode === 'cut') return client.destroy();
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => client.destroy());
    if (mode === 'stall') return client.pause();
    const server = connect(Number(WEB_PORT), '127.0.0.1');
    server.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.on('data', (piece) => void (mode !== 'stall' && server.write(fromThere(piece))));
    server.on('data', (piece) => {
      if (mode === 'open') return client.write(piece);
      if (mode === 'stall') return server.pause();
      dropped += 1;
      return client.destroy();
    });
    return undefined;
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;

  return {
    origin,
    become(next) {
      // Browsers send a request again when a connection that they have used before ends.
      const isReset = next === 'cut' || next === 'drop' || mode === 'stall';
      mode = next;
      if (isReset) for (const client of open) client.destroy();
      if (next === 'stall') for (const client of open) client.pause();
    },
    dropped: () => dropped,
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
