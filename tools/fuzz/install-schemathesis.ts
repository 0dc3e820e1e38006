import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../driver/define-tool.ts';
import { runProgram } from '../installation/run-program.ts';
import { REPOSITORY } from '../installation/server-process.ts';

const HOME = join(REPOSITORY, '.tools/schemathesis');
const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
/** What was installed, so that a change of the requirements installs anew. */
const INSTALLED = join(HOME, 'requirements.txt');

/** Returns the program, after installing exactly the packages that requirements.txt names. */
export async function installSchemathesis(): Promise<string> {
  const requirements = readFileSync(REQUIREMENTS, 'utf8');
  if (!existsSync(INSTALLED) || readFileSync(INSTALLED, 'utf8') !== requirements) {
    say('installing schemathesis');
    rmSync(HOME, { recursive: true, force: true });
    await runProgram('python3', ['-m', 'venv', HOME]);
    await runProgram(join(HOME, 'bin/pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--no-deps',
      '--only-binary=:all:',
      '--requirement',
      REQUIREMENTS,
    ]);
    writeFileSync(INSTALLED, requirements);
  }
  return join(HOME, 'bin/st');
}
