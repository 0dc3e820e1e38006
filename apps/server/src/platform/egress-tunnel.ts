import { type ClientRequest, request } from 'node:http';
import type { Socket } from 'node:net';

type Target = { address: string; port: number; timeoutMs: number };

export class TunnelTimeout extends Error {}

/** A connection to an address by way of an HTTP proxy, from CONNECT on. What it carries is up to the caller. */
export function openTunnel(proxy: URL, { timeoutMs, ...target }: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const asking = askProxy(proxy, target);
    // not a signal: it would end the tunnel as well, long after it was opened
    const timer = setTimeout(() => asking.destroy(new TunnelTimeout()), timeoutMs);
    asking.once('close', () => clearTimeout(timer));
    asking.once('connect', ({ statusCode = 0 }, socket, head) => {
      clearTimeout(timer);
      if (statusCode < 200 || statusCode > 299) {
        socket.destroy();
        reject(new Error(`the proxy answered ${statusCode}`));
        return;
      }
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    });
    asking.once('error', reject);
    asking.end();
  });
}

function askProxy(proxy: URL, { address, port }: Omit<Target, 'timeoutMs'>): ClientRequest {
  const authority = `${address.includes(':') ? `[${address}]` : address}:${port}`;
  const credentials = [proxy.username, proxy.password].map(decodeURIComponent).join(':');
  return request({
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port === '' ? 80 : Number(proxy.port),
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
