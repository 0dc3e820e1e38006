// `node tools/run/with-env.ts PROGRAM ...`: one program with the same environment as `pnpm dev`.
import { spawnSync } from 'node:child_process';
import { loadEnvironment } from './env.ts';

const { status } = spawnSync(process.execPath, process.argv.slice(2), {
  env: loadEnvironment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
