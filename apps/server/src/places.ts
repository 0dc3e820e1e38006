import { readConfig } from './config.ts';
import { loadPlaces } from './features/places/index.ts';

if (process.argv[2] !== 'load') {
  process.stderr.write('Usage:\n  pnpm places load\n');
  process.exit(2);
}
const startedAt = performance.now();
const outcome = await loadPlaces(readConfig().DATABASE_OWNER_URL);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`the gazetteer is ${outcome} (${seconds} s)\n`);
