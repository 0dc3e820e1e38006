import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createLog, errorFields, errorSenderOf } from './log.ts';

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const received: Received[] = [];
/** Accepts what the documentation of envelopes asks for, and refuses anything else as Sentry does. */
const service = createServer((request, answer) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const [head = '', item = '', event = '', ...rest] = body.split('\n');
    const read = (line: string) => JSON.parse(line) as Record<string, unknown>;
    const isWell =
      method === 'POST' &&
      url === '/api/7/envelope/' &&
      headers['content-type'] === 'application/x-sentry-envelope' &&
      /^Sentry sentry_version=7, .*sentry_key=publickey$/.test(String(headers['x-sentry-auth'])) &&
      /^[0-9a-f]{32}$/.test(String(read(head)['event_id'])) &&
      read(item)['type'] === 'event' &&
      read(event)['event_id'] === read(head)['event_id'] &&
      rest.join('') === '';
    if (isWell) received.push({ method, url, headers, body });
    answer.statusCode = isWell ? 200 : 400;
    answer.end('{}');
  });
}).listen(0, '127.0.0.1');
afterAll(() => {
  service.close();
  service.closeAllConnections();
});

it('errors of the log reach a Sentry-compatible service, warnings and what may not be logged do not', async () => {
  if (!service.listening) await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const SENTRY_DSN = `http://publickey@127.0.0.1:${port}/7`;
  const send = errorSenderOf('worker', { SENTRY_DSN, NODE_ENV: 'test' });
  const log = createLog('worker', 'error', send);
  const failure = Object.assign(new Error('to ann@people.example'), { code: 'ESOCKET' });
  log.warn(errorFields(failure), 'not this');
  log.error(
    { queue: 'code_mail', email: 'ann@people.example', ...errorFields(failure) },
    'job failed',
  );
  await expect.poll(() => received.length).toBe(1);
  const event = JSON.parse(received[0]?.body.split('\n')[2] ?? '') as Record<string, unknown>;
  expect(event).toMatchObject({
    logger: 'worker',
    tags: { queue: 'code_mail', errorCode: 'ESOCKET' },
    logentry: { message: 'job failed' },
  });
  expect(received[0]?.body).not.toContain('ann@');
});

it('nothing is sent where no service is configured', () => {
  expect(errorSenderOf('api', { SENTRY_DSN: null, NODE_ENV: 'test' })).toBeUndefined();
});
