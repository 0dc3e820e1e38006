import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, errors, request } from 'undici';
import { createDnsLookup, ResolverUnavailable } from './egress-lookup.ts';
import { isListening, openTunnel, ProxyUnavailable, TunnelTimeout } from './egress-tunnel.ts';

/** The only door to addresses that strangers typed (decision 135). A dependency rule keeps undici in this file. */
export type Egress = {
  /** Rejects with an `EgressFailure` when no whole answer came. Redirects are answers; nobody follows them. */
  post(url: string, message: OutgoingMessage): Promise<EgressAnswer>;
  /** Why this address would never be called; null when only its name remains to be looked up. */
  refusalOf(url: string): EgressRefusal | null;
  close(): Promise<void>;
};

type OutgoingMessage = { headers: Record<string, string>; body: string };

type EgressAnswer = {
  status: number;
  retryAfter: string | null;
  /** The first bytes of the body, as text. */
  excerpt: string;
};

type EgressRefusal =
  | 'address_malformed'
  | 'address_not_https'
  | 'address_port'
  | 'address_credentials'
  | 'address_not_public';

type EgressFault =
  | EgressRefusal
  | 'timed_out'
  | 'name_unknown'
  | 'tls_failed'
  | 'unreachable'
  | EgressOutage;

/** A part of ours is away: it says nothing about the address. */
export type EgressOutage = 'proxy_unavailable' | 'resolver_unavailable';

/** Its code is all that may be stored or logged: messages of libraries quote addresses. */
export class EgressFailure extends Error {
  readonly code: EgressFault;
  constructor(code: EgressFault) {
    super(code);
    this.code = code;
  }
}

type EgressOptions = {
  /** on: any scheme, port and address, and names of /etc/hosts. For development and tests. */
  privateTargets: boolean;
  /** `http://host:port`: every call goes through a tunnel of this proxy. */
  proxy?: string | null;
  timeoutMs?: number;
  ports?: readonly number[];
  lookup?: LookupFunction;
};

const PORTS = [443, 8443];
const TIMEOUT_MS = 15_000;
const CONNECT_MS = 5_000;
const MOST_BYTES = 64 * 1_024;
const EXCERPT_BYTES = 500;
const URL_LENGTH = 2_000;

export function createEgress({
  privateTargets,
  proxy = null,
  timeoutMs = TIMEOUT_MS,
  ports = PORTS,
  lookup = privateTargets ? systemLookup : createDnsLookup(),
}: EgressOptions): Egress {
  const refusalOf = (url: string) => refuse(url, privateTargets, ports);
  const connectMs = Math.min(CONNECT_MS, timeoutMs);
  const judged = privateTargets ? lookup : judgedLookup(lookup);
  const direct = buildConnector({ timeout: connectMs, allowH2: false, lookup: judged });
  const connect =
    proxy === null ? direct : tunnelled(direct, { proxy, lookup: judged, timeoutMs: connectMs });
  const agent = new Agent({
    connections: 16,
    maxOrigins: 2_000,
    keepAliveTimeout: 4_000,
    connect(options, callback) {
      // net.connect looks no address up that is one already
      const literal = options.hostname.replace(/^\[|\]$/g, '');
      if (!privateTargets && isIP(literal) !== 0 && !isPublic(literal)) {
        callback(new EgressFailure('address_not_public'), null);
      } else connect(options, callback);
    },
  });

  /** A tunnel that breaks looks like an address that hung up, also when it was the proxy that stopped. */
  async function isOurs({ code }: EgressFailure): Promise<boolean> {
    if (proxy === null || code !== 'unreachable') return false;
    return !(await isListening(new URL(proxy), connectMs));
  }

  return {
    refusalOf,
    async post(url, { headers, body }) {
      const refusal = refusalOf(url);
      if (refusal !== null) throw new EgressFailure(refusal);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method: 'POST',
          headers,
          body,
          signal,
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
        });
        const excerpt = await readExcerpt(answer.body);
        const { 'retry-after': after } = answer.headers;
        return {
          status: answer.statusCode,
          retryAfter: typeof after === 'string' ? after : null,
          excerpt,
        };
      } catch (error) {
        const failure = signal.aborted ? new EgressFailure('timed_out') : failureOf(error);
        throw (await isOurs(failure)) ? new EgressFailure('proxy_unavailable') : failure;
      }
    },
    close: () => agent.destroy(),
  };
}

function refuse(
  text: string,
  privateTargets: boolean,
  ports: readonly number[],
): EgressRefusal | null {
  if (text.length > URL_LENGTH || !URL.canParse(text)) return 'address_malformed';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(privateTargets && url.protocol === 'http:')) {
    return 'address_not_https';
  }
  if (url.username !== '' || url.password !== '') return 'address_credentials';
  if (privateTargets) return null;
  if (!ports.includes(url.port === '' ? 443 : Number(url.port))) return 'address_port';
  // the parser has turned decimal, hexadecimal and octal forms into dotted ones
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublic(literal)) return 'address_not_public';
  return null;
}

type Tunnels = { proxy: string; lookup: LookupFunction; timeoutMs: number };

/** The name is looked up and judged here, and the proxy is told the address alone: it cannot be led elsewhere. */
function tunnelled(
  direct: buildConnector.connector,
  { proxy, lookup, timeoutMs }: Tunnels,
): buildConnector.connector {
  return (options, callback) => {
    const { hostname, protocol, port } = options;
    const isTls = protocol === 'https:';
    addressOf(hostname, lookup)
      .then((address) =>
        openTunnel(new URL(proxy), {
          address,
          port: Number(port) || (isTls ? 443 : 80),
          timeoutMs,
        }),
      )
      .then(
        (httpSocket) => {
          if (isTls) direct({ ...options, httpSocket }, callback);
          else callback(null, httpSocket);
        },
        (error: Error) => callback(error, null),
      );
  };
}

/** IPv4 where there is one: a proxy may have no other way out. */
async function addressOf(hostname: string, lookup: LookupFunction): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return literal;
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses.toSorted((one, other) => one.family - other.family);
      if (error) reject(error);
      else if (first === undefined) reject(new EgressFailure('name_unknown'));
      else resolve(first.address);
    });
  });
}

/** One look-up for each connection, which goes to an address that was judged: a second answer is never asked for. */
function judgedLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const addresses = Array.isArray(found) ? found : [];
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) {
        return callback(new EgressFailure('address_not_public'), []);
      }
      const [first] = addresses;
      if (options.all === true || first === undefined) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  // ::a.b.c.d and other forms that hold an IPv4 address count as unicast too
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}

async function readExcerpt(body: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (bytes < EXCERPT_BYTES) kept.push(chunk);
    bytes += chunk.length;
    // leaving the loop destroys the stream and closes its connection
    if (bytes >= MOST_BYTES) break;
  }
  const text = Buffer.concat(kept).subarray(0, EXCERPT_BYTES).toString('utf8');
  // PostgreSQL stores no NUL
  return text.replaceAll('\0', '');
}

function failureOf(error: unknown): EgressFailure {
  const cause = rootOf(error);
  if (cause instanceof EgressFailure) return cause;
  if (cause instanceof ProxyUnavailable) return new EgressFailure('proxy_unavailable');
  if (cause instanceof ResolverUnavailable) return new EgressFailure('resolver_unavailable');
  if (
    cause instanceof TunnelTimeout ||
    cause instanceof errors.ConnectTimeoutError ||
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError
  ) {
    return new EgressFailure('timed_out');
  }
  const { code = '' } = cause as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new EgressFailure('name_unknown');
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO)/.test(code)) {
    return new EgressFailure('tls_failed');
  }
  return new EgressFailure('unreachable');
}

function rootOf(error: unknown): unknown {
  if (error instanceof EgressFailure || !(error instanceof Error)) return error;
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
