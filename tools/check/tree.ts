import { readFileSync } from 'node:fs';
import { runCommand, type Outcome } from './run-step.ts';

/** Names that say where a thing was put instead of what it is; they fill up and never empty. */
const DRAWERS = /^(utils?|helpers?|common|lib|misc|shared)([.]|$)|^(types|enums?)[.]tsx?$/;

/** Written by the client generator, with names of its choice. */
const GENERATED = 'packages/contract/src/client/';

/** Installs must work behind any mirror, so no file may name the host of one registry. */
const REGISTRY_HOSTS =
  /registry\.npmjs\.(org|com)|registry\.yarnpkg\.com|npm\.pkg\.github\.com|npm\.jsr\.io|pypi\.org|pythonhosted\.org|deb\.debian\.org|proxy\.golang\.org|crates\.io/i;

export async function checkTree(): Promise<Outcome> {
  const listed = await runCommand('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (!listed.passed) return listed;
  const files = listed.output.split('\0').filter((file) => file !== '');
  const faults = [
    ...findDrawers(files),
    ...files.flatMap((file) => findRegistryHosts(file, readText(file))),
  ];
  return { passed: faults.length === 0, output: faults.join('\n') };
}

export function findDrawers(files: string[]): string[] {
  return files
    .filter((file) => !file.startsWith(GENERATED))
    .filter((file) => file.split('/').some((part) => DRAWERS.test(part)))
    .map((file) => `${file}: name it after what it holds, not "utils" or "types"`);
}

export function findRegistryHosts(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      REGISTRY_HOSTS.test(line)
        ? [`${file}:${index + 1}: names the host of a package registry`]
        : [],
    );
}

/** Empty for a file that is deleted but still in the index. */
function readText(file: string): string {
  try {
    return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
