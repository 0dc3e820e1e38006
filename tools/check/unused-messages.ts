import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { en } from '../../packages/i18n/src/catalogs/en.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['apps/*/{src,app,server}/**/*.{ts,tsx}', 'packages/i18n/src/*.ts'];

/**
 * Messages that no source names, as area.key. A key is named by a string with the same letters, or by a
 * template with the same beginning and end: `status.${status}`.
 */
export function unusedMessages(): string[] {
  const files = globSync(SOURCES, { cwd: REPOSITORY }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const code = files.map((file) => readFileSync(`${REPOSITORY}${file}`, 'utf8')).join('\n');
  const named = namedIn(code);
  return Object.entries<Record<string, string>>(en).flatMap(([area, messages]) =>
    Object.keys(messages)
      .filter((key) => !named(key))
      .map((key) => `${area}.${key}`),
  );
}

export function namedIn(code: string): (key: string) => boolean {
  const texts = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text));
  // Properties too: the fields of a form and the keys of a table are often named as their messages.
  for (const [, name] of code.matchAll(/[\s{(]([a-z]\w*):/g)) texts.add(name);
  const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]+\})+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]+\}/))
    .filter((parts) => parts.length > 1 && parts.some((part) => part.length > 1))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w.: -]+')}$`));
  return (key) => texts.has(key) || templates.some((template) => template.test(key));
}

function escaped(text: string): string {
  return text.replaceAll(/[.-]/g, String.raw`\$&`);
}
