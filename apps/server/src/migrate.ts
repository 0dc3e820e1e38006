import type { KeyMode } from '@waypost/contract';
import { readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { loadPlaces } from './features/core/places/index.ts';
import { migrateDatabase, refuseOtherMode } from './migrate-database.ts';

const { values } = readCommandLine(
  `Usage:
  pnpm migrate [--without-places]
      brings schema, queues, first tariff, settings and event partitions up to date, and loads the
      gazetteer when it has changed. With DATABASE_TEST_OWNER_URL it does so to the database of test
      mode first, and to the live one only when that succeeded
`,
  { 'without-places': { type: 'boolean', default: false } },
);
const say = (line: string) => process.stdout.write(`${line}\n`);
const { DATABASE_OWNER_URL, DATABASE_TEST_OWNER_URL } = readConfig('command');

const databases: { mode: KeyMode; url: string }[] = [
  ...(DATABASE_TEST_OWNER_URL === null
    ? []
    : [{ mode: 'test' as const, url: DATABASE_TEST_OWNER_URL }]),
  { mode: 'live', url: DATABASE_OWNER_URL },
];
// before any is changed: one that is away, or is the other one
for (const { mode, url } of databases) await refuseOtherMode(url, mode);
for (const { mode, url } of databases) {
  await migrateDatabase(url, (line) => say(mode === 'live' ? line : `test mode: ${line}`), mode);
}
if (!values['without-places']) {
  const outcomes = await Promise.all(databases.map(({ url }) => loadPlaces(url)));
  say(`the gazetteer is ${outcomes.join(' and ')}`);
}
