import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../driver/define-tool.ts';
import { runProgram } from '../installation/run-program.ts';
import { REPOSITORY } from '../installation/server-process.ts';

const TOOLS = join(REPOSITORY, '.tools');
const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** Returns the program, after installing exactly the packages that requirements.txt names. */
export async function installSchemathesis(): Promise<string> {
  mkdirSync(TOOLS, { recursive: true });
  // programs of a venv name the path it was made at: one through a link breaks when the link goes
  const home = join(realpathSync(TOOLS), 'schemathesis');
  const program = join(home, 'bin/st');
  /** What was installed, so that a change of the requirements installs anew. */
  const installed = join(home, 'requirements.txt');
  const requirements = readFileSync(REQUIREMENTS, 'utf8');
  const isCurrent = existsSync(installed) && readFileSync(installed, 'utf8') === requirements;
  if (isCurrent && (await canRun(program))) return program;

  say('installing schemathesis');
  rmSync(home, { recursive: true, force: true });
  await runProgram('python3', ['-m', 'venv', home]);
  await runProgram(join(home, 'bin/pip'), [
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--no-deps',
    '--only-binary=:all:',
    '--requirement',
    REQUIREMENTS,
  ]);
  writeFileSync(installed, requirements);
  return program;
}

async function canRun(program: string): Promise<boolean> {
  try {
    await runProgram(program, ['--version']);
    return true;
  } catch {
    return false;
  }
}
