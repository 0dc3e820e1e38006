// Runs the production build as `pnpm start` does, with an empty database of its own, and leaves
// nothing behind.
import { existsSync } from 'node:fs';
import { runProgram } from '../../tools/installation/run-program.ts';
import { REPOSITORY, spawnTracked } from '../../tools/installation/server-process.ts';
import { chooseEnvironment } from './environment.ts';

if (!existsSync(`${REPOSITORY}apps/web/build/server/index.js`)) {
  throw new Error('There is no build of the site yet: pnpm build');
}
const env = await chooseEnvironment();
const reset = () => runProgram(process.execPath, ['tools/services/main.ts', 'reset'], env);

await reset();
const waypost = spawnTracked(process.execPath, ['tools/run/start.ts'], {
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => waypost.kill('SIGTERM'));
}
waypost.once('close', (code) => void reset().finally(() => process.exit(code ?? 1)));
