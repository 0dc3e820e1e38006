import { fail as failWith, readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { openContext } from './open-context.ts';
import { isDemonstration } from './platform/demonstration-mode.ts';
import { addPeople } from './seeding/demonstration/add-people.ts';
import { AlreadySeeded, isEmptyOfShipments, seedDatabase } from './seeding/seed-database.ts';
import { bulkPlan, demonstrationPlan, type SeedPlan } from './seeding/seed-plan.ts';

const USAGE = `Usage:
  pnpm seed                                   demonstration: 600 shipments of the last 90 days
  pnpm seed --if-empty                        the same, unless there are shipments already
  pnpm seed --if-empty --people               the same, and people to sign in as, unless they are there
  pnpm seed --shipments 1000000 --events 10   for load: that many, with 10 events each
Options:
  --seed N          another set of data (1 if not said); the same arguments give the same data
  --until TIME      when the data ends (the start of today, UTC, if not said)
  --days N          how long before its end the data begins (90 if not said); with --shipments
  --without-money   no charge lines, ledger and proofs of delivery: receipts stay empty
  --yes             fill a database in production
`;

const { values } = readCommandLine(USAGE, {
  'if-empty': { type: 'boolean', default: false },
  people: { type: 'boolean', default: false },
  shipments: { type: 'string' },
  events: { type: 'string' },
  days: { type: 'string' },
  seed: { type: 'string', default: '1' },
  until: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  'without-money': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
});
const config = readConfig('command');
const plan = readPlan();
const isAllowed = config.NODE_ENV !== 'production' || values.yes;

if (values['if-empty'] && !(await isEmptyOfShipments(config.DATABASE_OWNER_URL))) {
  say('There are shipments already: no demonstration data is added.');
} else if (isAllowed) {
  await seed();
} else if (values['if-empty']) {
  say('Production starts empty; pnpm seed --yes would fill it with demonstration data.');
} else {
  fail('This is production. Say --yes to fill it with invented shipments.');
}

if (values.people && isDemonstration(config)) await seedPeople();

async function seed(): Promise<void> {
  const startedAt = performance.now();
  try {
    const { shipments, events } = await seedDatabase(config.DATABASE_OWNER_URL, plan, say);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const [shipmentsText, eventsText] = [shipments, events].map((n) => n.toLocaleString('en'));
    say(`Added ${shipmentsText} shipments with ${eventsText} events in ${seconds} s.`);
  } catch (error) {
    if (!(error instanceof AlreadySeeded)) throw error;
    fail(`The data of seed ${values.seed} is there already. Say --seed for another set.`);
  }
}

/** Only where they can be signed in as: elsewhere nobody should wonder who these members of staff are. */
async function seedPeople(): Promise<void> {
  const startedAt = performance.now();
  // on a busy machine the api would refuse what can wait, and nobody here can
  const quiet = { LOG_LEVEL: 'warn', SHED_LOAD: 'off' } as const;
  const settings = { ...readConfig('demonstration'), ...quiet };
  const { DATABASE_API_URL, DATABASE_WORKER_URL, DATABASE_OWNER_URL: ownerUrl } = settings;
  const [api, worker] = [
    await openContext('api', { config: settings, databaseUrl: DATABASE_API_URL }),
    await openContext('api', { config: settings, databaseUrl: DATABASE_WORKER_URL }),
  ];
  const isNew = await addPeople({ api: api.ctx, worker: worker.ctx, ownerUrl }, say);
  for (const { ctx, close } of [api, worker]) {
    await ctx.jobs.stop();
    await close();
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isNew)
    say(`Added a customer with a year behind them and four members of staff in ${seconds} s.`);
}

function readPlan(): SeedPlan {
  const until = Date.parse(values.until);
  if (Number.isNaN(until)) fail(`--until is not a time: ${values.until}`);
  const seedNumber = readCount('seed', values.seed);
  if (values.shipments === undefined) return demonstrationPlan(seedNumber, until);
  return bulkPlan(seedNumber, until, {
    shipments: readCount('shipments', values.shipments),
    eventsEach: values.events === undefined ? null : readCount('events', values.events),
    withMoney: !values['without-money'],
    ...(values.days !== undefined && { spanDays: readCount('days', values.days) }),
  });
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) fail(`--${name} must be a whole number above 0.`);
  return count;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(reason: string): never {
  return failWith(USAGE, reason);
}
