// Loaded before maildev, which answers every Origin with credentials: a page of any site, open in a
// browser on this machine, could read each code and link that was mailed.
import { type IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { INBOX_PAGE } from './mail-inbox-page.ts';

const OWN_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

const emit = Server.prototype.emit;
Server.prototype.emit = function emitGuarded(event: string | symbol, ...args: unknown[]): boolean {
  const [request, answer] = args as [IncomingMessage, unknown];
  if (event === 'request' && answer instanceof ServerResponse) {
    if (isForeign(request)) return refuse(answer);
    if (request.url === '/') return showPage(answer);
  }
  if (event === 'upgrade' && answer instanceof Socket && isForeign(request)) {
    answer.destroy();
    return true;
  }
  return Reflect.apply(emit, this, [event, ...args]);
};

/** From a page of another site, or under a name that somebody else made lead here. */
function isForeign({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!OWN_HOST.test(host)) return true;
  if (headers.origin !== undefined) return headers.origin !== `http://${host}`;
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
}

function refuse(answer: ServerResponse): boolean {
  answer.writeHead(403, { 'content-type': 'text/plain' });
  answer.end('The inbox answers no other site.\n');
  return true;
}

function showPage(answer: ServerResponse): boolean {
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  answer.end(INBOX_PAGE);
  return true;
}
