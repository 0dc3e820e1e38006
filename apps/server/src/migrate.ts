import { readConfig } from './config.ts';
import { migrateDatabase } from './migrate-database.ts';

await migrateDatabase(readConfig().DATABASE_OWNER_URL, (line) => process.stdout.write(`${line}\n`));
