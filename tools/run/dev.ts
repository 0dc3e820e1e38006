// `pnpm dev`: from a fresh clone to a running site. Node restarts api and worker on every change,
// Vite the pages.
import { startAddressSandbox } from '../address-sandbox/server.ts';
import { loadEnvironment } from './env.ts';
import { prepare } from './prepare.ts';
import { environmentOf } from './process-env.ts';
import { runBeside, runTogether, whenStopped } from './programs.ts';
import { expectOptions } from './usage.ts';
import { announce } from './ways-in.ts';

expectOptions(
  `pnpm dev [--still]
  Services, migrations, sample data, then api, worker and web with reload, and a table of ways in.
  The simulator books shipments and moves them meanwhile, so that there is something to see.
  --still   without the simulator`,
  ['--still'],
);
const isStill = process.argv.includes('--still');
const env = loadEnvironment();
const { WEB_HOST = '', WEB_PORT = '' } = env;

/** A day in seven minutes: a booking about every 20 s, and then a scan about every 2 s. */
const SIMULATION = ['--forever', '--quiet', '--speed', '200', '--parcels', '20'];

await prepare(env);
// ends with this process
const geocoder = env['GEOCODER_URL'] ? undefined : await startAddressSandbox();
const workerEnv = { ...env, ...(geocoder && { GEOCODER_URL: geocoder.url }) };
const running = runTogether([
  { name: 'api', args: ['--watch', 'apps/server/src/api.ts'], env: environmentOf('api', env) },
  {
    name: 'worker',
    args: ['--watch', 'apps/server/src/worker.ts'],
    env: environmentOf('worker', workerEnv),
  },
  {
    name: 'web',
    command: 'node_modules/.bin/react-router',
    args: ['dev', '--host', WEB_HOST, '--port', WEB_PORT],
    folder: 'apps/web',
    env: environmentOf('web', env),
  },
]);
await announce(env, whenStopped());
if (!isStill) {
  const args = ['tools/simulator/main.ts', ...SIMULATION, '--seed', `${Date.now() % 1_000_000}`];
  void runBeside({ name: 'sim', args, env, stopSignal: 'SIGKILL' });
}
await running;
await geocoder?.close();
console.log('\nStopped. Services stay up until `pnpm services stop`.');
