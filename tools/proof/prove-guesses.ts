import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openDataSet } from '../bench/data-set.ts';
import { rounded } from '../bench/statistics.ts';
import { defineTool, say, type Verdict } from '../driver/define-tool.ts';
import { guess, type Guesses } from './guesses/guessers.ts';
import { type LookUpLine, openLookUpLine } from './guesses/look-up-line.ts';
import { type Served, servePeople } from './guesses/people.ts';

const PEOPLE = 100;
const SOCKETS = 64;
/** Guesses of each address, when there are many addresses: more than a client may miss. */
const PER_ADDRESS = 100;
const IPV6_GUESSES = 200;
const HALL = '198.51.100.7';
/** Somebody who counts through a shipper's order numbers, every tenth of which exists. */
const COUNTER = '198.51.100.8';
const ALIAS_EVERY = 10;
/** Of that client at once. Those that are under way at the last miss may still be answered. */
const COUNTED_AT_ONCE = 16;
/** What a client may miss in ten minutes. */
const MISSES = 60;

const USAGE = `
pnpm proof guesses [--short] [--count 100000] [--rate 1000] [--shipments 20000]
  Looks up well-formed random tracking numbers among real shipments: --count from one address, --count from a thousand
  addresses (100 each), and some from within one IPv6 /64. None may hit, and each client may be told of at most 60
  misses. Order numbers are counted through from one address, every tenth of which is an alias of a shipment; after 60
  misses no more may be answered. Meanwhile 100 people with real numbers behind the address of the first guesser must
  all be served; their times are reported beside a run without guesses.
  --short      3,000 guesses, among 2,000 shipments
  --rate       guesses per second`;

export const proveGuesses = defineTool({
  usage: USAGE,
  options: { count: [100_000, 3_000], rate: 1_000, shipments: [20_000, 2_000] },
  run: ({ count, rate, shipments, short }) =>
    prove({ count, perSecond: rate, shipments, quietSeconds: short ? 3 : 30 }),
});

interface Load {
  count: number;
  perSecond: number;
  shipments: number;
  quietSeconds: number;
}

async function prove(load: Load): Promise<Verdict> {
  const { installation } = await openDataSet(
    { shipments: load.shipments, eventsPerShipment: 10 },
    { apiCount: 1 },
  );
  Object.assign(installation.env, { TRUSTED_PROXY_HOPS: '1' });
  const [apiPort = 0] = installation.apiPorts;
  await installation.startApi(apiPort);
  const db = await installation.connect('owner');
  const { rows } = await db.query<{ ref: string }>('SELECT ref FROM bench.refs');
  const refs = rows.map(({ ref }) => ref);
  const guessers = openLookUpLine(apiPort, SOCKETS);
  const people = openLookUpLine(apiPort, PEOPLE);

  const beside = async <T>(work: Promise<T>): Promise<{ result: T; served: Served }> => {
    const crowd = { people: PEOPLE, address: HALL, refs, until: work };
    const [result, served] = await Promise.all([work, servePeople(people, crowd)]);
    return { result, served };
  };

  await beside(sleep(1_000));
  const quiet = await beside(sleep(load.quietSeconds * 1000));
  say(`without guesses: p99 ${quiet.served.p99Ms} ms`);
  const one = await beside(guess(guessers, { ...load, addressOf: () => HALL }));
  say(`${load.count} from one address: ${JSON.stringify(one.result.answers)}`);
  const many = await beside(guess(guessers, { ...load, addressOf: manyAddresses(load.count) }));
  say(`${load.count} from many addresses: ${JSON.stringify(many.result.answers)}`);
  const network = await guessFromOneNetwork(guessers, load.perSecond);
  const aliases = await countThroughAliases(db, guessers, load);
  say(`${load.count} order numbers from one address: ${JSON.stringify(aliases.answers)}`);
  guessers.close();
  people.close();

  const phases = [one.result, many.result, network];
  const refused = [quiet, one, many].flatMap(({ served }) => Object.entries(served.refused));
  const faults = [
    ...phases.flatMap((phase) => phase.faults),
    ...aliases.faults,
    ...refused.map(([status, count]) => `${count} people were answered ${status}`),
  ];
  return {
    ok: faults.length === 0,
    shipments: refs.length,
    guessesASecond: load.perSecond,
    hits: phases.reduce((sum, { hits }) => sum + hits, 0),
    fromOneAddress: one.result.answers,
    fromManyAddresses: { addresses: Math.ceil(load.count / PER_ADDRESS), ...many.result.answers },
    fromOneIpv6Network: network.answers,
    orderNumbersFromOneAddress: aliases.answers,
    people: {
      count: PEOPLE,
      quiet: quiet.served,
      besideOneAddress: withRatio(one.served, quiet.served),
      besideManyAddresses: withRatio(many.served, quiet.served),
    },
    faults,
  };
}

function withRatio(served: Served, quiet: Served) {
  return { ...served, p99Ratio: rounded(served.p99Ms / quiet.p99Ms) };
}

function manyAddresses(count: number): (index: number) => string {
  const addresses = Math.ceil(count / PER_ADDRESS);
  return (index) => {
    const number = index % addresses;
    return `10.1.${Math.floor(number / 250)}.${1 + (number % 250)}`;
  };
}

/** As many hits as stand among the numbers up to the 60th miss, and among those that were under way then. */
async function countThroughAliases(db: pg.Client, line: LookUpLine, { count, perSecond }: Load) {
  await db.query(
    `INSERT INTO shipment_refs (ref, shard, shipment_id, kind)
     SELECT 'ORDER-2026-' || lpad((n * $1)::text, 9, '0'), shard, shipment_id, 'alias'
     FROM (SELECT shard, shipment_id, row_number() OVER (ORDER BY ref) AS n
       FROM shipment_refs WHERE kind = 'number' LIMIT $2) AS numbered
     ON CONFLICT DO NOTHING`,
    [ALIAS_EVERY, Math.floor(count / ALIAS_EVERY)],
  );
  const { answers } = await guess(line, {
    count,
    perSecond,
    addressOf: () => COUNTER,
    maxUnderWay: COUNTED_AT_ONCE,
    refOf: (index) => `ORDER-2026-${String(index + 1).padStart(9, '0')}`,
  });
  const [hits, misses] = [answers['200'] ?? 0, answers['404'] ?? 0];
  const allowed = Math.ceil((MISSES + COUNTED_AT_ONCE) / (ALIAS_EVERY - 1)) + 1;
  return {
    answers,
    faults: [
      ...(misses === MISSES
        ? []
        : [`${misses} order numbers were told to be unknown, not ${MISSES}`]),
      ...(hits > 0 && hits <= allowed
        ? []
        : [`${hits} order numbers were answered, not 1 to ${allowed}`]),
    ],
  };
}

/** A customer of IPv6 has 2^64 addresses: they are one client, and the next /64 is another. */
function guessFromOneNetwork(line: LookUpLine, perSecond: number): Promise<Guesses> {
  const part = () => randomInt(0x10000).toString(16);
  return guess(line, {
    count: 2 * IPV6_GUESSES,
    perSecond,
    addressOf: (index) => `2001:db8:0:${index % 2}:${part()}:${part()}:${part()}:${part()}`,
    keyOf: (address) => address.split(':').slice(0, 4).join(':'),
  });
}
