import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../driver/define-tool.ts';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';

export interface Release {
  name: string;
  folder: string;
}

export const THIS_RELEASE: Release = { name: 'this release', folder: REPOSITORY };

/** Names the commit that carriers run: whoever releases writes it there. */
const MARK = 'deploy/previous-release';

/** Undefined where history does not reach back so far, as in a shallow clone. */
export async function findPreviousCommit(given: string): Promise<string | undefined> {
  return resolveCommit(given === '' ? readFileSync(join(REPOSITORY, MARK), 'utf8').trim() : given);
}

async function resolveCommit(name: string): Promise<string | undefined> {
  try {
    return await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** A commit as it would be deployed: its own files, modules and, where asked for, site. Kept for the next run. */
export async function prepareRelease(commit: string, withSite: boolean): Promise<Release> {
  const folder = join(REPOSITORY, '.scratch', 'releases', commit.slice(0, 12));
  if (!existsSync(folder)) {
    say(`unpacking ${commit.slice(0, 8)} and installing its modules`);
    const making = `${folder}.making`;
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    await runProgram('sh', [
      '-c',
      `git archive ${commit} -- . ':(exclude)*.test.ts' | tar -x -C '${making}'`,
    ]);
    const install = ['install', '--frozen-lockfile', '--prefer-offline'];
    await runProgram('pnpm', install, process.env, making);
    renameSync(making, folder);
  }
  if (withSite && !existsSync(join(folder, 'apps/web/build/server/index.js'))) {
    say('building its site');
    await runProgram('pnpm', ['build'], process.env, folder);
  }
  return { name: `release ${commit.slice(0, 8)}`, folder };
}

async function git(...args: string[]): Promise<string> {
  return (await runProgram('git', args)).trim();
}
