import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';
import { findOnPath } from '../../services/programs.ts';

const DEPLOY = join(REPOSITORY, 'deploy');
const UNIT_FOLDERS = ['systemd', 'backup', 'machine'];
/** What units of ours want, need or run that is not ours. */
const TARGETS = 'sysinit basic shutdown multi-user timers network-online'.split(' ');
const PROGRAMS = ['/bin/sh', '/usr/bin/env', '/usr/bin/pgbackrest', '/usr/local/bin/versitygw'];

/** Every unit of deploy/, a template as its instance 1. */
export function listUnits(): string[] {
  return UNIT_FOLDERS.flatMap((folder) => readdirSync(join(DEPLOY, folder)))
    .filter((name) => /\.(?:service|timer)$/.test(name))
    .map((name) => name.replace('@.', '@1.'))
    .toSorted();
}

/** Without an installation: the units in an empty root, with stand-ins for what Debian brings. */
export async function verifyUnits(root: string): Promise<number> {
  const folder = join(root, 'etc/systemd/system');
  mkdirSync(folder, { recursive: true });
  for (const name of UNIT_FOLDERS) {
    const isUnit = (file: string) => file.endsWith(name) || /\.(?:service|timer)$/.test(file);
    cpSync(join(DEPLOY, name), folder, { recursive: true, filter: isUnit });
  }
  for (const name of TARGETS) writeFileSync(join(folder, `${name}.target`), '[Unit]\n');
  for (const path of PROGRAMS) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
    chmodSync(join(root, path), 0o755);
  }
  mkdirSync(join(root, 'opt/waypost'), { recursive: true });
  cpSync(DEPLOY, join(root, 'opt/waypost/deploy'), { recursive: true });
  const units = listUnits();
  const analyze = findOnPath('systemd-analyze', 'systemd');
  await runProgram(analyze, ['verify', '--man=no', `--root=${root}`, ...units]);
  return units.length;
}

export async function checkScripts(): Promise<void> {
  const scripts = ['install', 'release', 'machine/renew-certificate', 'backup/check.sh'];
  const shellcheck = findOnPath('shellcheck', 'shellcheck');
  // the parts of deploy/install are followed from there; files of the machine cannot be
  const args = ['--external-sources', '--check-sourced', '--exclude=SC1091'];
  await runProgram(shellcheck, [...args, ...scripts.map((name) => join('deploy', name))]);
}
