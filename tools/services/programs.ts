import { execFile } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

export function findOnPath(program: string, debianPackage: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, program)).find(isExecutable);
  if (found === undefined) throw missing(program, debianPackage);
  return found;
}

/** Debian keeps the server programs out of PATH, one folder for each major version. */
export function findPostgresProgram(program: string): string {
  const versions = listFolder(DEBIAN_POSTGRES).toSorted((a, b) => Number(b) - Number(a));
  const found = versions
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin', program))
    .find(isExecutable);
  return found ?? findOnPath(program, 'postgresql');
}

/** Runs to the end and returns the exit code with everything the program printed. */
export function run(
  command: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // PostgreSQL's programs insist on a working folder that their user may enter.
    execFile(command, args, { cwd: '/', ...options }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      const reason = error !== null && typeof error.code !== 'number' ? error.message : '';
      resolve({ code, output: `${stdout}${stderr}${reason}`.trim() });
    });
  });
}

function missing(program: string, debianPackage: string): Error {
  return new Error(
    `The program ${program} is missing. On Debian it is in the package ${debianPackage}: apt-get install ${debianPackage}`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
