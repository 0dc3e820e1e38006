import { createServer, request } from 'node:http';
import { once } from 'node:events';
import type { SeededRandom } from '@waypost/domain/simulation';

/**
 * Sits between the browser and the site. Loses answers that a phone must do without, although the server did the
 * work.
 */
const SENDING = /^\/api\/(?:scans|field\/round\/acts)/;

/** While `isLossy`, half of the answers to what a phone sends are lost. */
export async function startLossyFront(port: number, webPort: number, random: SeededRandom) {
  const state = { isLossy: false, lost: 0, answered: 0 };
  const server = createServer((asked, answer) => {
    const isSending = asked.method !== 'GET' && SENDING.test(asked.url ?? '');
    const isLost = state.isLossy && isSending && random.below(2) === 0;
    const passed = request(
      {
        host: '127.0.0.1',
        port: webPort,
        method: asked.method,
        path: asked.url,
        headers: asked.headers,
      },
      (told) => {
        if (isSending) state[isLost ? 'lost' : 'answered'] += 1;
        if (isLost) {
          told.resume().once('end', () => asked.socket.destroy());
          return;
        }
        answer.writeHead(told.statusCode ?? 502, told.rawHeaders);
        told.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { state, close: () => server.close() };
}
