// Runs `pnpm dev` on an empty data folder and leaves nothing behind.
import { runProgram } from '../../tools/installation/run-program.ts';
import { spawnTracked } from '../../tools/installation/server-process.ts';
import { chooseDevEnvironment } from './environment.ts';

const env = await chooseDevEnvironment();
const reset = () => runProgram(process.execPath, ['tools/services/main.ts', 'reset'], env);

await reset();
const dev = spawnTracked(process.execPath, ['tools/run/dev.ts'], {
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});
// dev.ts ends the process groups of api, worker and web
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => dev.kill('SIGTERM'));
dev.once('close', (code) => void reset().finally(() => process.exit(code ?? 1)));
