import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPython } from '../../installation/install-python.ts';
import { runProgram } from '../../installation/run-program.ts';
import { REPOSITORY } from '../../installation/server-process.ts';

const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** The Python that builds the package and checks types, apart from the one that only has the package. */
export function installBuilder(): Promise<string> {
  return installPython('sdk-python', REQUIREMENTS, {
    program: 'python',
    check: ['-m', 'build', '-V'],
  });
}

/** Packs a package as it would be published. Returns the path of the archive. */
export async function packNode(name: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const printed = await runProgram(
    'pnpm',
    ['pack', '--json', '--pack-destination', folder],
    process.env,
    join(REPOSITORY, 'packages', name),
  );
  const { filename } = JSON.parse(printed.slice(printed.indexOf('{'))) as { filename: string };
  return filename;
}

export async function buildWheel(python: string, folder: string): Promise<string> {
  const source = join(REPOSITORY, 'packages/sdk-python');
  const args = ['-m', 'build', '--wheel', '--no-isolation', '--outdir', folder, source];
  await runProgram(python, args);
  return join(folder, 'waypost-1.0.0-py3-none-any.whl');
}

/** An empty folder with archives and what they depend on, and nothing else. */
export async function installNode(folder: string, archives: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await runProgram('npm', ['install', ...quiet, ...archives], process.env, folder);
}

/** An empty venv with the wheel and what it depends on. Returns its Python. */
export async function installWheel(folder: string, wheel: string): Promise<string> {
  await runProgram('python3', ['-m', 'venv', folder]);
  const quiet = ['--quiet', '--disable-pip-version-check', '--only-binary=:all:'];
  await runProgram(join(folder, 'bin/pip'), ['install', ...quiet, wheel]);
  return join(folder, 'bin/python');
}

export function sizeOf(file: string): number {
  return statSync(file).size;
}
