import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';
import { packNode } from '../sdk/archives.ts';

const LINT_RULES = 'examples/vendure/.oxlintrc.json';

export const SHOP = join(REPOSITORY, 'examples/vendure');

/**
 * Installs the shop by its own lockfile, with the archive of the SDK as a customer gets it, and compiles it, which
 * checks its types. `pnpm check` leaves it out, since lint needs its packages too. Returns the seconds of each step.
 */
export async function installShop() {
  const packed = join(SHOP, '.packed');
  rmSync(packed, { recursive: true, force: true });
  const seconds = { pack: 0, install: 0, compile: 0, lint: 0 };
  const timed = async (step: keyof typeof seconds, run: () => Promise<unknown>) => {
    const beganAt = performance.now();
    await run();
    seconds[step] = Math.round((performance.now() - beganAt) / 100) / 10;
  };
  await timed('pack', async () => {
    const archive = await packNode('sdk', packed);
    await inFolder(packed, 'tar', '-xzf', archive);
  });
  await timed('install', () =>
    inFolder(SHOP, 'pnpm', 'install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline'),
  );
  await timed('compile', () => inFolder(SHOP, 'pnpm', 'run', 'build'));
  await timed('lint', () =>
    inFolder(REPOSITORY, 'pnpm', 'exec', 'oxlint', '-c', LINT_RULES, 'examples/vendure/src'),
  );
  return seconds;
}

function inFolder(folder: string, command: string, ...args: string[]): Promise<string> {
  return runProgram(command, args, process.env, folder);
}
