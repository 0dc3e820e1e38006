import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of deploy with the value of every ${NAME}. */
export function fillTemplate(file: string, values: Record<string, string | number>): string {
  const path = fileURLToPath(new URL(`../../deploy/${file}`, import.meta.url));
  const unused = new Set(Object.keys(values));
  // comments speak of the names, too
  const lines = readFileSync(path, 'utf8').split('\n');
  const filled = lines.map((line) =>
    /^\s*#/.test(line) ? line : line.replaceAll(/\$\{(\w+)\}/g, put),
  );
  if (unused.size > 0) throw new Error(`${file} has no ${[...unused].join(', ')}.`);
  return filled.join('\n');

  function put(_match: string, name: string): string {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} needs ${name}.`);
    unused.delete(name);
    return `${value}`;
  }
}
