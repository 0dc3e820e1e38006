import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

/** None of our own nameservers answers: nothing is known about the name. */
export class ResolverUnavailable extends Error {}

const TRY_MS = 2_000;
const TRIES = 2;
/** With the check after it, less than a connection may take. */
const LOOKUP_MS = 3_500;
const CHECK_MS = 1_000;

/** Codes of a name whose own nameservers are silent or broken, and of every name while ours are away. */
const UNANSWERED = ['ETIMEOUT', 'ECANCELLED', 'ECONNREFUSED', 'ESERVFAIL', 'EREFUSED'];

/**
 * Asks the nameservers by c-ares. `dns.lookup` is getaddrinfo on threads of libuv, of which names may take two: two names
 * whose nameservers are silent block them for 10 s, and with them every other look-up of the process. /etc/hosts, search
 * domains and mDNS are not asked: names of strangers are public.
 */
export function createDnsLookup(servers: readonly string[] | null = null): LookupFunction {
  return (hostname, _options, callback) => {
    findAddresses(hostname, servers).then(
      (found) => callback(null, found),
      (error: Error) => callback(error, []),
    );
  };
}

async function findAddresses(
  name: string,
  servers: readonly string[] | null,
): Promise<LookupAddress[]> {
  if (/(?:^|\.)localhost\.?$/i.test(name)) return [{ address: '127.0.0.1', family: 4 }];
  const [four, six] = await ask(servers, LOOKUP_MS, (resolver) =>
    Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]),
  );
  const found = [
    ...addressesIn(four).map((address) => ({ address, family: 4 })),
    ...addressesIn(six).map((address) => ({ address, family: 6 })),
  ];
  if (found.length > 0) return found;
  const isUnanswered = isWithoutAnswer(four) || isWithoutAnswer(six);
  if (isUnanswered && (await isResolverAway(servers))) throw new ResolverUnavailable();
  throw Object.assign(new Error('the name has no address'), { code: 'ENOTFOUND' });
}

/** Every resolver knows the nameservers of the root, whatever it learns of a name. */
async function isResolverAway(servers: readonly string[] | null): Promise<boolean> {
  const [root] = await ask(servers, CHECK_MS, (resolver) =>
    Promise.allSettled([resolver.resolveNs('.')]),
  );
  return isWithoutAnswer(root);
}

/**
 * By a resolver of its own: one that is kept tries for as long as answers usually take, down to 250 ms, where a name that
 * is new to the nameserver needs longer; and it would not see a change of /etc/resolv.conf.
 */
async function ask<Answer>(
  servers: readonly string[] | null,
  ms: number,
  question: (resolver: Resolver) => Promise<Answer>,
): Promise<Answer> {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
  if (servers !== null) resolver.setServers(servers);
  const timer = setTimeout(() => resolver.cancel(), ms);
  try {
    return await question(resolver);
  } finally {
    clearTimeout(timer);
  }
}

type Settled = PromiseSettledResult<string[]>;

function addressesIn(answer: Settled): string[] {
  return answer.status === 'fulfilled' ? answer.value : [];
}

function isWithoutAnswer(answer: Settled): boolean {
  if (answer.status === 'fulfilled') return false;
  const { code = '' } = answer.reason as { code?: string };
  return UNANSWERED.includes(code);
}
