import { readConfig } from './config.ts';
import { loadPlaces } from './features/places/index.ts';
import { migrateDatabase } from './migrate-database.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const { DATABASE_OWNER_URL } = readConfig();

await migrateDatabase(DATABASE_OWNER_URL, say);
if (!process.argv.includes('--without-places')) {
  say(`the gazetteer is ${await loadPlaces(DATABASE_OWNER_URL)}`);
}
