import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNameserver } from '../testing/nameserver.ts';
import { createEgress, type Egress, EgressFailure } from './egress.ts';
import { createDnsLookup } from './egress-lookup.ts';

let port: number;
let nameserver: string;
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  const server = createServer((_request, response) => response.writeHead(204).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
  const answering = await startNameserver((name) => {
    if (name.endsWith('slow.test')) return 'silence';
    if (name.endsWith('broken.test')) return 'failure';
    if (name === 'late.test') return { address: '127.0.0.1', afterMs: 1_200 };
    return name === 'good.test' ? { address: '127.0.0.1' } : null;
  });
  nameserver = answering.address;
  opened.push(answering, server);
});
afterAll(async () => {
  for (const one of opened) await one.close();
});

function open(servers: readonly string[], privateTargets = true): Egress {
  const ports = [port];
  const egress = createEgress({ privateTargets, ports, lookup: createDnsLookup(servers) });
  opened.unshift(egress);
  return egress;
}

async function answerOf(egress: Egress, name: string, scheme = 'http'): Promise<number | string> {
  try {
    const url = `${scheme}://${name}:${port}/`;
    return (await egress.post(url, { headers: {}, body: '{}' })).status;
  } catch (error) {
    if (error instanceof EgressFailure) return error.code;
    throw error;
  }
}

describe('a look-up of a name of strangers', () => {
  it('does not wait for other names whose nameservers are silent', async () => {
    const egress = open([nameserver]);
    const slow = Array.from({ length: 8 }, (_, at) => answerOf(egress, `shop${at}.slow.test`));
    const begun = performance.now();
    expect(await answerOf(egress, 'good.test')).toBe(204);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(new Set(await Promise.all(slow))).toEqual(new Set(['name_unknown']));
  });

  it('waits for a name that takes longer than those before it', async () => {
    const egress = open([nameserver]);
    for (let asked = 0; asked < 20; asked += 1) await answerOf(egress, 'unknown.test');
    expect(await answerOf(egress, 'late.test')).toBe(204);
  });

  it('finds no address for a name that does not exist or whose nameserver fails', async () => {
    const egress = open([nameserver]);
    expect(await answerOf(egress, 'unknown.test')).toBe('name_unknown');
    expect(await answerOf(egress, 'shop.broken.test')).toBe('name_unknown');
  });

  it('distinguishes our own nameservers that are away from a name without an answer', async () => {
    const closed = await startNameserver(() => null);
    closed.close();
    expect(await answerOf(open([closed.address]), 'good.test')).toBe('resolver_unavailable');
    const silent = await startNameserver(() => 'silence');
    opened.push(silent);
    expect(await answerOf(open([silent.address]), 'good.test')).toBe('resolver_unavailable');
    const failing = await startNameserver(() => 'failure');
    opened.push(failing);
    expect(await answerOf(open([failing.address]), 'good.test')).toBe('resolver_unavailable');
  });

  it('asks the second nameserver when the first is away', async () => {
    const closed = await startNameserver(() => null);
    closed.close();
    expect(await answerOf(open([closed.address, nameserver]), 'good.test')).toBe(204);
  });

  it.each(['good.test', 'localhost', 'shop.localhost', 'LOCALHOST.'])(
    'never leads inside by %s',
    async (name) => {
      expect(await answerOf(open([nameserver], false), name, 'https')).toBe('address_not_public');
    },
  );
});
