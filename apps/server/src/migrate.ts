import { readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { loadPlaces } from './features/core/places/index.ts';
import { migrateDatabase } from './migrate-database.ts';

const { values } = readCommandLine(
  `Usage:
  pnpm migrate [--without-places]
      brings schema, queues, first tariff, settings and event partitions up to date, and loads the
      gazetteer when it has changed
`,
  { 'without-places': { type: 'boolean', default: false } },
);
const say = (line: string) => process.stdout.write(`${line}\n`);
const { DATABASE_OWNER_URL } = readConfig('command');

await migrateDatabase(DATABASE_OWNER_URL, say);
if (!values['without-places']) {
  say(`the gazetteer is ${await loadPlaces(DATABASE_OWNER_URL)}`);
}
