import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { endSilentConnections } from './end-silent-connections.ts';

it('the server stops at once while a client holds a connection without a request', async () => {
  const app = fastify();
  endSilentConnections(app);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect({ host: '127.0.0.1', port });
  await new Promise((resolve) => app.server.once('connection', resolve));
  const ended = new Promise((resolve) => socket.once('close', () => resolve('ended')));
  await app.close();
  expect(await ended).toBe('ended');
}, 5_000);
