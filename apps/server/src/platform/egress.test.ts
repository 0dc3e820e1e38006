import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import {
  createServer,
  type AddressInfo,
  type LookupFunction,
  type Server as NetServer,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ConnectProxy, startConnectProxy } from '../testing/connect-proxy.ts';
import { createEgress, type Egress, EgressFailure } from './egress.ts';

/** Listens on every address of this machine, as a service of ours inside the network would. */
let inner: NetServer;
let port: number;
let connections = 0;
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  inner = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => inner.listen(0, '::', done));
  ({ port } = inner.address() as AddressInfo);
});
afterAll(() => inner.close());
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  connections = 0;
});

type Answers = { address: string; family: number }[];

/** Answers like a resolver that a stranger controls: each look-up gets the next list. */
function resolverOf(...lists: string[][]): LookupFunction {
  let asked = 0;
  return (_name, _options, callback) => {
    const list = lists[Math.min(asked, lists.length - 1)] ?? [];
    asked += 1;
    const answers: Answers = list.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    callback(null, answers);
  };
}

function strict(lookup?: LookupFunction, proxy: string | null = null): Egress {
  const egress = createEgress({
    privateTargets: false,
    proxy,
    timeoutMs: 300,
    ports: [443, 8443, port],
    ...(lookup && { lookup }),
  });
  opened.push(egress);
  return egress;
}

async function faultOf(egress: Egress, url: string): Promise<string> {
  try {
    const { status } = await egress.post(url, { headers: {}, body: '{}' });
    return `answered ${status}`;
  } catch (error) {
    if (error instanceof EgressFailure) return error.code;
    throw error;
  }
}

const LITERALS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.0.0.01',
  '00000177.0.0.1',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:a9fe:a9fe]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b::a9fe:a9fe]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2002:a9fe:a9fe::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[5f00::1]',
];

describe('the door to addresses of strangers', () => {
  it.each(LITERALS)('never connects to %s', async (host) => {
    const url = `https://${host}:${port}/`;
    const egress = strict();
    expect(egress.refusalOf(url)).toMatch(/^address_/);
    expect(await faultOf(egress, url)).toMatch(/^address_/);
    expect(connections).toBe(0);
  });

  it.each([
    ['a name of this machine', 'localhost', undefined],
    ['a name that leads inside', 'inside.example', [['127.0.0.1']]],
    ['a name that leads inside over IPv6', 'inside.example', [['::1']]],
    ['a name with a mapped answer', 'mapped.example', [['::ffff:127.0.0.1']]],
    ['a name with a NAT64 answer', 'nat64.example', [['64:ff9b::7f00:1']]],
    ['a name with a zone in its answer', 'zone.example', [['fe80::1%lo']]],
    ['mixed answers, the inner one last', 'mixed.example', [['93.184.216.34', '127.0.0.1']]],
    ['mixed answers, the inner one first', 'mixed.example', [['127.0.0.1', '93.184.216.34']]],
    ['mixed families', 'mixed.example', [['2606:2800:220:1::1', '::1']]],
    ['no answer at all', 'empty.example', [[]]],
  ] as [string, string, string[][] | undefined][])(
    'never connects by %s',
    async (_what, host, answers) => {
      const egress = strict(answers && resolverOf(...answers));
      expect(await faultOf(egress, `https://${host}:${port}/`)).toBe('address_not_public');
      expect(connections).toBe(0);
    },
  );

  it('connects to the address that it judged, however the name answers later', async () => {
    // unallocated, so that a test calls nobody
    const lists = [['2d00::1'], ['127.0.0.1']];
    let asked = 0;
    const egress = strict((name, options, callback) => {
      asked += 1;
      resolverOf(lists[asked - 1] ?? ['127.0.0.1'])(name, options, callback);
    });
    const first = await faultOf(egress, `https://rebinding.example:${port}/`);
    expect(['timed_out', 'unreachable']).toContain(first);
    expect(asked).toBe(1);
    expect(await faultOf(egress, `https://rebinding.example:${port}/`)).toBe('address_not_public');
    expect(connections).toBe(0);
  });

  it.each([
    ['http://shop.example/', 'address_not_https'],
    ['ftp://shop.example/', 'address_not_https'],
    ['file:///etc/passwd', 'address_not_https'],
    ['gopher://127.0.0.1:6379/_FLUSHALL', 'address_not_https'],
    ['javascript:alert(1)', 'address_not_https'],
    ['https://shop.example:22/', 'address_port'],
    ['https://shop.example:6379/', 'address_port'],
    ['https://user:secret@shop.example/', 'address_credentials'],
    ['https://127.0.0.1@shop.example/', 'address_credentials'],
    ['https://', 'address_malformed'],
    ['https://256.1.1.1/', 'address_malformed'],
  ])('refuses %s before any look-up', async (url, code) => {
    const egress = strict((_name, _options, callback) => callback(new Error('looked up'), []));
    expect(egress.refusalOf(url)).toBe(code);
    expect(await faultOf(egress, url)).toBe(code);
  });

  it('refuses an address of more than 2,000 characters', () => {
    const url = `https://shop.example/${'a'.repeat(2_000)}`;
    expect(strict().refusalOf(url)).toBe('address_malformed');
  });

  it('accepts a public address by name and by number', () => {
    const egress = strict();
    for (const url of [
      'https://shop.example/hooks',
      'https://93.184.216.34:8443/',
      'https://[2606:2800:220:1::1]/',
    ]) {
      expect(egress.refusalOf(url), url).toBeNull();
    }
  });
});

describe('a call to a stranger', () => {
  async function receiver(answer: RequestListener) {
    const server = createHttpServer(answer);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    opened.push({
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  function open(): Egress {
    const egress = createEgress({ privateTargets: true, timeoutMs: 300 });
    opened.push(egress);
    return egress;
  }

  it('does not follow a redirect', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    });
    expect(await open().post(url, { headers: {}, body: '{}' })).toMatchObject({ status: 307 });
    expect(connections).toBe(0);
  });

  it('ends when the answer does not come in time', async () => {
    const url = await receiver(() => undefined);
    expect(await faultOf(open(), url)).toBe('timed_out');
  });

  it('ends when the answer comes drop by drop', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drops));
    });
    expect(await faultOf(open(), url)).toBe('timed_out');
  });

  it('reads 64 kB of an endless answer and keeps 500 bytes', async () => {
    let sent = 0;
    const url = await receiver((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384, 'a\0b'))) sent += 16_384;
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    const { status, excerpt } = await open().post(url, { headers: {}, body: '{}' });
    expect(status).toBe(200);
    expect(excerpt).toMatch(/^[ab]{300,500}$/);
    expect(sent).toBeLessThan(16_000_000);
  });

  it('uses no proxy of the environment', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(204).end();
    });
    const proxy = `http://127.0.0.1:${port}`;
    for (const name of ['HTTP_PROXY', 'http_proxy']) vi.stubEnv(name, proxy);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    expect((await open().post(url, { headers: {}, body: '{}' })).status).toBe(204);
    vi.unstubAllEnvs();
    expect(connections).toBe(0);
  });

  it('names the kind of failure and not the address', async () => {
    const failing = open().post('http://127.0.0.1:1/secret-path', { headers: {}, body: '{}' });
    await expect(failing).rejects.toThrow(/^unreachable$/);
  });
});

describe('a call through the proxy of the operator', () => {
  async function proxyOf(status = 200): Promise<ConnectProxy> {
    const proxy = await startConnectProxy(status);
    opened.push({ close: proxy.stop });
    return proxy;
  }

  function open(proxy: string, lookup?: LookupFunction): Egress {
    const options = { privateTargets: true, proxy, timeoutMs: 2_000, ...(lookup && { lookup }) };
    const egress = createEgress(options);
    opened.push(egress);
    return egress;
  }

  async function serve(server: NetServer): Promise<number> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    opened.push(server);
    return (server.address() as AddressInfo).port;
  }

  const toThisMachine = resolverOf(['127.0.0.1']);
  const message = { headers: {}, body: '{}' };

  it('names the address that was looked up, never the host', async () => {
    const proxy = await proxyOf();
    const to = await serve(
      createHttpServer((request, response) => response.end(request.headers.host)),
    );
    const answer = await open(proxy.url, toThisMachine).post(`http://shop.test:${to}/`, message);
    expect(answer).toMatchObject({ status: 200, excerpt: `shop.test:${to}` });
    expect(proxy.targets).toEqual([`127.0.0.1:${to}`]);
  });

  it('sends several messages through one tunnel', async () => {
    const proxy = await proxyOf();
    const to = await serve(createHttpServer((_request, response) => response.end('taken')));
    const egress = open(proxy.url);
    for (let sent = 0; sent < 3; sent += 1) {
      await egress.post(`http://127.0.0.1:${to}/`, message);
      // a connection is free again a moment after its answer
      await setTimeout(20);
    }
    expect(proxy.targets).toHaveLength(1);
  });

  it('is encrypted inside the tunnel, for the name in the address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waypost-egress-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const named = ['-subj', '/CN=shop.test', '-addext', 'subjectAltName=DNS:shop.test'];
    execFileSync('openssl', [...made, ...named, '-days', '1', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    const pair = { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
    rmSync(folder, { recursive: true });
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, pair.cert]);
    try {
      const proxy = await proxyOf();
      const to = await serve(
        createHttpsServer(pair, (_request, response) => response.end('taken')),
      );
      const egress = open(proxy.url, toThisMachine);
      expect(await egress.post(`https://shop.test:${to}/`, message)).toMatchObject({
        status: 200,
        excerpt: 'taken',
      });
      expect(await faultOf(egress, `https://other.test:${to}/`)).toBe('tls_failed');
    } finally {
      setDefaultCACertificates(trusted);
    }
  });

  it('shows the proxy who is asking, where its address has a user', async () => {
    const proxy = await proxyOf();
    const to = await serve(createHttpServer((_request, response) => response.end()));
    const url = proxy.url.replace('//', '//way%40post:p%3Aw@');
    await open(url).post(`http://127.0.0.1:${to}/`, message);
    const [given = ''] = proxy.credentials;
    expect(Buffer.from(given?.replace('Basic ', '') ?? '', 'base64').toString()).toBe(
      'way@post:p:w',
    );
  });

  it.each(LITERALS)('is not even asked for %s', async (host) => {
    const proxy = await proxyOf();
    expect(await faultOf(strict(undefined, proxy.url), `https://${host}:${port}/`)).toMatch(
      /^address_/,
    );
    expect(proxy.targets).toEqual([]);
  });

  it.each([
    ['inside', ['127.0.0.1']],
    ['inside over IPv6', ['::1']],
    ['inside by a mapped answer', ['::ffff:127.0.0.1']],
    ['outside and inside', ['93.184.216.34', '127.0.0.1']],
    ['nowhere', []],
  ])('is not asked for a name that leads %s', async (_where, answers) => {
    const proxy = await proxyOf();
    const egress = strict(resolverOf(answers), proxy.url);
    expect(await faultOf(egress, `https://inside.example:${port}/`)).toBe('address_not_public');
    expect(proxy.targets).toEqual([]);
    expect(connections).toBe(0);
  });

  it('goes to the address that was judged, however the name answers later', async () => {
    const proxy = await proxyOf(502);
    const egress = strict(resolverOf(['93.184.216.34'], ['127.0.0.1']), proxy.url);
    const url = `https://rebinding.example:${port}/`;
    expect(await faultOf(egress, url)).toBe('unreachable');
    expect(proxy.targets).toEqual([`93.184.216.34:${port}`]);
    expect(await faultOf(egress, url)).toBe('address_not_public');
    expect(proxy.targets).toHaveLength(1);
  });

  it('goes to an IPv4 address where a name has both', async () => {
    const proxy = await proxyOf(502);
    const egress = strict(resolverOf(['2606:2800:220:1::1', '93.184.216.34']), proxy.url);
    await faultOf(egress, `https://both.example:${port}/`);
    const other = strict(resolverOf(['2606:2800:220:1::1']), proxy.url);
    await faultOf(other, `https://six.example:${port}/`);
    expect(proxy.targets).toEqual([`93.184.216.34:${port}`, `[2606:2800:220:1::1]:${port}`]);
  });

  it('fails when the proxy is silent or refuses', async () => {
    const silent = strict(resolverOf(['93.184.216.34']), (await proxyOf(0)).url);
    expect(await faultOf(silent, `https://shop.example:${port}/`)).toBe('timed_out');
    const refusing = strict(resolverOf(['93.184.216.34']), (await proxyOf(403)).url);
    expect(await faultOf(refusing, `https://shop.example:${port}/`)).toBe('unreachable');
  });

  it('distinguishes a proxy that is down from an address that is down', async () => {
    const proxy = await proxyOf();
    const to = await serve(createHttpServer((_request, response) => response.end('taken')));
    const closed = await serve(createServer());
    await opened.pop()?.close();
    const egress = open(proxy.url);
    expect(await faultOf(egress, `http://127.0.0.1:${closed}/`)).toBe('unreachable');
    await proxy.stop();
    expect(await faultOf(egress, `http://127.0.0.1:${to}/`)).toBe('proxy_unavailable');
    await proxy.start();
    expect(await faultOf(egress, `http://127.0.0.1:${to}/`)).toBe('answered 200');
  });

  it('blames the proxy when the proxy stops during a call, and the address when the address hangs up', async () => {
    const proxy = await proxyOf();
    const egress = open(proxy.url);
    let ends = () => undefined as void;
    const to = await serve(createHttpServer((request) => (ends = () => void request.destroy())));
    const url = `http://127.0.0.1:${to}/`;
    const cutOff = faultOf(egress, url);
    await vi.waitFor(() => expect(proxy.targets).toHaveLength(1));
    await setTimeout(50);
    ends();
    expect(await cutOff).toBe('unreachable');
    const second = faultOf(egress, url);
    await vi.waitFor(() => expect(proxy.targets).toHaveLength(2));
    await setTimeout(50);
    await proxy.stop();
    expect(await second).toBe('proxy_unavailable');
  });

  it('reports the proxy as unusable when it refuses our credentials', async () => {
    const egress = strict(resolverOf(['93.184.216.34']), (await proxyOf(407)).url);
    expect(await faultOf(egress, `https://shop.example:${port}/`)).toBe('proxy_unavailable');
  });
});
