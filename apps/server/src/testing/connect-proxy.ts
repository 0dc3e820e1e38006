import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export type ConnectProxy = {
  /** Stays the same when the proxy is stopped and started again. */
  url: string;
  /** What it was asked for. */
  targets: string[];
  credentials: (string | undefined)[];
  /** Of its answer to CONNECT: 200 opens the tunnel, 0 says nothing. */
  status: number;
  start(): Promise<void>;
  /** Ends its tunnels too, as a proxy that is killed does. */
  stop(): Promise<void>;
};

/** Takes CONNECT and passes bytes on, as squid does. */
export async function startConnectProxy(status = 200): Promise<ConnectProxy> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  const proxy: ConnectProxy = { url: '', targets: [], credentials: [], status, start, stop };

  function tunnel(target: string, client: Socket, head: Buffer): void {
    const { hostname, port: to } = new URL(`http://${target}`);
    let isOpen = false;
    const onward = connect(Number(to), hostname.replace(/^\[|\]$/g, ''), () => {
      isOpen = true;
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(client).pipe(onward);
    });
    onward.on('error', () => {
      if (isOpen) client.destroy();
      else client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    client.on('close', () => onward.destroy());
  }

  async function start(): Promise<void> {
    const opened = createServer();
    server = opened;
    opened.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    opened.on('connect', (request, client: Socket, head) => {
      const target = request.url ?? '';
      proxy.targets.push(target);
      proxy.credentials.push(request.headers['proxy-authorization']);
      client.on('error', () => undefined);
      if (proxy.status === 0) return;
      if (proxy.status === 200) tunnel(target, client, head);
      // and leaves the connection open, so that a caller that does not listen would go on talking
      else client.write(`HTTP/1.1 ${proxy.status} Refused\r\n\r\n`);
    });
    await new Promise<void>((done) => opened.listen(port, '127.0.0.1', done));
    ({ port } = opened.address() as AddressInfo);
    proxy.url = `http://127.0.0.1:${port}`;
  }

  async function stop(): Promise<void> {
    const closed = new Promise<void>((done) => server?.close(() => done()) ?? done());
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  }

  await start();
  return proxy;
}
