import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../driver/define-tool.ts';
import { runProgram } from './run-program.ts';
import { REPOSITORY } from './server-process.ts';

const TOOLS = join(REPOSITORY, '.tools');

/**
 * A venv with exactly the packages that a requirements.txt names, made anew when they change. Returns the path of
 * one of its programs, which must run with the arguments given.
 */
export async function installPython(
  name: string,
  requirementsFile: string,
  {
    program: named,
    check,
    python = 'python3',
  }: { program: string; check: readonly string[]; python?: string },
): Promise<string> {
  mkdirSync(TOOLS, { recursive: true });
  // programs of a venv name the path it was made at: one through a link breaks when the link goes
  const home = join(realpathSync(TOOLS), name);
  const program = join(home, 'bin', named);
  /** What was installed, so that a change of the requirements installs anew. */
  const installed = join(home, 'requirements.txt');
  const requirements = readFileSync(requirementsFile, 'utf8');
  const isCurrent = existsSync(installed) && readFileSync(installed, 'utf8') === requirements;
  if (isCurrent && (await canRun(program, check))) return program;

  say(`installing ${name}`);
  rmSync(home, { recursive: true, force: true });
  await runProgram(python, ['-m', 'venv', home]);
  await runProgram(join(home, 'bin/pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--no-deps',
    '--only-binary=:all:',
    '--requirement',
    requirementsFile,
  ]);
  writeFileSync(installed, requirements);
  return program;
}

async function canRun(program: string, check: readonly string[]): Promise<boolean> {
  try {
    await runProgram(program, [...check]);
    return true;
  } catch {
    return false;
  }
}
