import { fail, readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import { loadPlaces } from './features/core/places/index.ts';

const USAGE = `Usage:
  pnpm places load   the gazetteer, unless it is there already; pnpm migrate does it too
`;

const { positionals } = readCommandLine(USAGE, {});
if (positionals[0] !== 'load') fail(USAGE, 'Say load.');
const startedAt = performance.now();
const outcome = await loadPlaces(readConfig('command').DATABASE_OWNER_URL);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`the gazetteer is ${outcome} (${seconds} s)\n`);
