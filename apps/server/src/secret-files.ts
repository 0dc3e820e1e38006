import { readFileSync } from 'node:fs';

/**
 * NAME_FILE gives the content of a file as NAME, as containers and systemd credentials hand secrets over.
 * A file that cannot be read ends the process: the setting would silently be missing.
 */
export function withSecretFiles(
  env: NodeJS.Dict<string>,
  names: readonly string[],
): NodeJS.Dict<string> {
  const read = { ...env };
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (file !== undefined && file !== '') read[name] = readFileSync(file, 'utf8').trim();
  }
  return read;
}
