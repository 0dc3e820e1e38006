import { once } from 'node:events';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  createLineReader,
  type LinkEvent,
  LIVE_LINK,
  type LinkRequest,
  readLinkEvent,
} from '@waypost/contract/live-link';

type WebEnd = {
  say(request: LinkRequest): void;
  events: LinkEvent[];
  answers(): Extract<LinkEvent, { kind: 'answer' }>[];
  socket: Duplex;
};

/** The end of the live link that a web process holds. */
export async function openLiveLink(port: number, secret: string): Promise<WebEnd> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: LIVE_LINK.path,
    headers: {
      connection: 'upgrade',
      upgrade: LIVE_LINK.protocol,
      'x-waypost-internal': secret,
    },
  }).end();
  const [, socket] = (await once(asked, 'upgrade')) as [unknown, Duplex];
  const events: LinkEvent[] = [];
  const read = createLineReader((line) => events.push(readLinkEvent(line)));
  socket.setEncoding('utf8').on('data', read);
  socket.on('error', () => undefined);
  return {
    say: (message) => socket.write(`${JSON.stringify(message)}\n`),
    events,
    answers: () => events.filter((event) => event.kind === 'answer'),
    socket,
  };
}
