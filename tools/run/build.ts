// `pnpm build`: the production build of the site.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectOptions } from './usage.ts';

expectOptions('pnpm build   the production build of the site, in apps/web/build');

const { status } = spawnSync(process.execPath, ['build.ts'], {
  cwd: fileURLToPath(new URL('../../apps/web', import.meta.url)),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
