import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';

type Target = { address: string; port: number; timeoutMs: number };

/** The proxy was asked, and has not said in time whether it reaches the address. */
export class TunnelTimeout extends Error {}
/** The proxy itself could not be asked: nothing is known about the address behind it. */
export class ProxyUnavailable extends Error {}

/** Of a proxy that does not take our credentials, which is nothing that an address could change. */
const NOT_AUTHENTICATED = 407;

/** A connection to an address by way of an HTTP proxy, from CONNECT on. What it carries is up to the caller. */
export function openTunnel(proxy: URL, { timeoutMs, ...target }: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const asking = askProxy(proxy, target);
    let hasProxy = false;
    asking.once('socket', (socket) => socket.once('connect', () => (hasProxy = true)));
    // not a signal: it would end the tunnel as well, long after it was opened
    const timer = setTimeout(() => asking.destroy(new TunnelTimeout()), timeoutMs);
    asking.once('close', () => clearTimeout(timer));
    asking.once('connect', ({ statusCode = 0 }, socket, head) => {
      clearTimeout(timer);
      if (statusCode < 200 || statusCode > 299) {
        socket.destroy();
        const isOurs = statusCode === NOT_AUTHENTICATED;
        reject(isOurs ? new ProxyUnavailable() : new Error(`the proxy answered ${statusCode}`));
        return;
      }
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    asking.once('error', (error) => {
      // a proxy that hangs up without an answer is shutting down
      reject(error instanceof TunnelTimeout && hasProxy ? error : new ProxyUnavailable());
    });
    asking.end();
  });
}

/** Whether anything accepts connections at the address of the proxy. */
export function isListening(proxy: URL, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(portOf(proxy), hostOf(proxy));
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeoutMs, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function portOf({ port }: URL): number {
  return port === '' ? 80 : Number(port);
}

function askProxy(proxy: URL, { address, port }: Omit<Target, 'timeoutMs'>): ClientRequest {
  const authority = `${address.includes(':') ? `[${address}]` : address}:${port}`;
  const credentials = [proxy.username, proxy.password].map(decodeURIComponent).join(':');
  return request({
    host: hostOf(proxy),
    port: portOf(proxy),
    method: 'CONNECT',
    path: authority,
    headers: {
      host: authority,
      ...(proxy.username !== '' && {
        'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}`,
      }),
    },
    agent: false,
  });
}
