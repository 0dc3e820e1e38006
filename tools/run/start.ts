// `pnpm build && pnpm start`: the production build on one machine, with the services of this
// checkout.
import { existsSync } from 'node:fs';
import { loadEnvironment } from './env.ts';
import { prepare } from './prepare.ts';
import { environmentOf } from './process-env.ts';
import { runTogether, whenStopped } from './programs.ts';
import { expectOptions } from './usage.ts';
import { announce } from './ways-in.ts';

expectOptions('pnpm start   the build of pnpm build, as a demonstration on one machine');

if (!existsSync(new URL('../../apps/web/build/server/index.js', import.meta.url))) {
  console.error('There is no build of the site yet: pnpm build');
  process.exit(1);
}

// Whoever starts a build this way looks at it; a site for strangers is started as deploy/ says.
const demo = { NODE_ENV: 'production', WAYPOST_DEMO: 'on' };
const env: NodeJS.ProcessEnv = { ...loadEnvironment(), ...demo };

await prepare(env);
const running = runTogether([
  { name: 'api', args: ['apps/server/src/api.ts'], env: environmentOf('api', env) },
  { name: 'worker', args: ['apps/server/src/worker.ts'], env: environmentOf('worker', env) },
  { name: 'web', args: ['apps/web/server.ts'], env: environmentOf('web', env) },
]);
await announce(env, whenStopped());
await running;
console.log('\nStopped. Services stay up until `pnpm services stop`.');
