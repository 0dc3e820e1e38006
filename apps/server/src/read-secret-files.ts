import { readFileSync } from 'node:fs';

/**
 * For every NAME_FILE the content of that file as NAME, without the line end: secrets that no list of
 * processes or of their environment shows. Both at once are refused: one of them would be out of date.
 */
export function readSecretFiles(
  given: NodeJS.Dict<string>,
  names: readonly string[],
): { env: NodeJS.Dict<string>; faults: string[] } {
  const env = { ...given };
  const faults: string[] = [];
  for (const name of names) {
    const file = given[`${name}_FILE`] ?? '';
    if (file === '') continue;
    if ((given[name] ?? '') !== '') {
      faults.push(`${name}: is set, and ${name}_FILE too`);
      continue;
    }
    try {
      env[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
      faults.push(`${name}_FILE: ${file} (${code})`);
    }
  }
  return { env, faults };
}
