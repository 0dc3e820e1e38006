import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { CellAway, createHops } from './hops.ts';

it('a cell whose answer breaks off is away, like one that does not answer', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"results":', () => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const told: string[] = [];
  const hops = createHops('a', 'secret', (cell, result) => void told.push(`${cell} ${result}`));
  const cell = { name: 'b', address: `http://127.0.0.1:${address.port}` };
  await expect(hops.post(cell, '/', { body: '{}', timeoutMs: 2_000 })).rejects.toThrow(CellAway);
  expect(told).toEqual(['b away']);
  server.close();
});

const B = { name: 'b', address: 'http://127.0.0.1:9' };

it('a cell that did not answer is asked by one request a second, until it answers', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const hops = createHops('a', 'secret', () => undefined);
  const allowed = () => [1, 2, 3].map(() => hops.mayAsk(B));
  expect(allowed()).toEqual([true, true, true]);
  hops.noteAway(B);
  expect(allowed()).toEqual([false, false, false]);
  now.mockReturnValue(1_000);
  expect(allowed()).toEqual([true, false, false]);
  // the one that may ask still waits
  now.mockReturnValue(2_000);
  expect(allowed()).toEqual([true, false, false]);
  hops.noteAnswer(B);
  expect(allowed()).toEqual([true, true, true]);
  now.mockRestore();
});

it('what takes long by itself says nothing about a cell that does not answer in time', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cell = { name: 'b', address: `http://127.0.0.1:${address.port}` };
  const hops = createHops('a', 'secret', () => undefined);
  const hop = { body: '{}', timeoutMs: 50 };
  await expect(hops.post(cell, '/', { ...hop, isSlow: true })).rejects.toThrow(CellAway);
  expect(hops.mayAsk(cell)).toBe(true);
  await expect(hops.post(cell, '/', hop)).rejects.toThrow(CellAway);
  expect(hops.mayAsk(cell)).toBe(false);
  server.closeAllConnections();
  server.close();
});
