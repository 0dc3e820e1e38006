// `pnpm build && pnpm start`: the production build on one machine, with the services of this
// checkout.
import { loadEnvironment } from './env.ts';
import { prepare } from './prepare.ts';
import { runTogether } from './programs.ts';
import { expectOptions } from './usage.ts';

expectOptions('pnpm start   the build of pnpm build, as a demonstration on one machine');

const env: NodeJS.ProcessEnv = { ...loadEnvironment(), NODE_ENV: 'production' };

await prepare(env);
console.log(`\nWaypost: ${env['PUBLIC_ORIGIN']}   Ctrl-C stops\n`);
await runTogether([
  { name: 'api', args: ['apps/server/src/api.ts'], env },
  { name: 'worker', args: ['apps/server/src/worker.ts'], env },
  { name: 'web', args: ['apps/web/server.ts'], env },
]);
console.log('\nStopped. Services stay up until `pnpm services stop`.');
