import fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepForGood } from './kept-text.ts';

test('a cached text is made once for simultaneous requests', async () => {
  let made = 0;
  const app = fastify();
  const answer = keepForGood(async () => ({ text: `made ${++made}`, mediaType: 'text/plain' }));
  app.get('/', answer);
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/')));
  expect(answers.map(({ body }) => body)).toEqual(Array(5).fill('made 1'));
  await app.close();
});
