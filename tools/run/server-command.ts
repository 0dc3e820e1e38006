// `node tools/run/server-command.ts NAME ...`: an entry point of the server on the database of this
// checkout, and on no other.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { assertOwnDatabase, ForeignDatabase } from '../services/own-database.ts';
import { loadEnvironment } from './env.ts';

const [name = '', ...args] = process.argv.slice(2);
const env = loadEnvironment();
if (!args.includes('--help')) {
  try {
    await assertOwnDatabase(env);
  } catch (error) {
    if (!(error instanceof ForeignDatabase)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
const entry = fileURLToPath(new URL(`../../apps/server/src/${name}.ts`, import.meta.url));
const child = spawn(process.execPath, [entry, ...args], { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('close', (code) => process.exit(code ?? 1));
