import { createServer } from 'node:http';
import { expect, it } from 'vitest';
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
