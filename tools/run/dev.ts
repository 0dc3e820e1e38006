// `pnpm dev`: from a fresh clone to a running site. Node restarts api and worker on every change,
// Vite the pages.
import { loadEnvironment } from './env.ts';
import { prepare } from './prepare.ts';
import { environmentOf } from './process-env.ts';
import { runTogether } from './programs.ts';
import { expectOptions } from './usage.ts';

expectOptions('pnpm dev   services, migrations, sample data, then api, worker and web with reload');

const env = loadEnvironment();
const { WEB_HOST = '', WEB_PORT = '', PUBLIC_ORIGIN, MAIL_WEB_PORT } = env;

await prepare(env);
console.log(
  `\nWaypost: ${PUBLIC_ORIGIN}   mail: http://127.0.0.1:${MAIL_WEB_PORT}   Ctrl-C stops\n`,
);
await runTogether([
  { name: 'api', args: ['--watch', 'apps/server/src/api.ts'], env: environmentOf('api', env) },
  {
    name: 'worker',
    args: ['--watch', 'apps/server/src/worker.ts'],
    env: environmentOf('worker', env),
  },
  {
    name: 'web',
    command: 'node_modules/.bin/react-router',
    args: ['dev', '--host', WEB_HOST, '--port', WEB_PORT],
    folder: 'apps/web',
    env: environmentOf('web', env),
  },
]);
console.log('\nStopped. Services stay up until `pnpm services stop`.');
