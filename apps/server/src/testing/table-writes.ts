import { snakeCase } from '../platform/camel-case-rows.ts';
import type { Tables } from '../platform/table-lifetime.ts';

/** A file of an owner: a feature, or a folder of `src`. */
export type OwnedSource = { owner: string; file: string; text: string };

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;
const BY_KYSELY = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g;
const BY_SWEEP = /\bdeleteDue\(\s*\w+,\s*['"](\w+)/g;
const BY_SQL =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?(?:public\.)?(\w+|\$\{)/gi;

/** The tables that a source writes; `${` stands for one whose name it computes. */
function tablesWrittenIn(text: string): string[] {
  const code = text.replaceAll(COMMENT, '');
  const found = [...code.matchAll(BY_KYSELY), ...code.matchAll(BY_SWEEP), ...code.matchAll(BY_SQL)];
  return [...new Set(found.map((match) => snakeCase(match[1] ?? '')))];
}

/** What is wrong with who owns and who writes the tables of a schema; nothing when all is well. */
export function findTableFaults(input: {
  schema: string;
  jobs: readonly string[];
  owners: ReadonlyMap<string, Tables>;
  sources: readonly OwnedSource[];
  /** `owner table`, with the reason. */
  exceptions?: Readonly<Record<string, string>>;
}): string[] {
  const { schema, owners, exceptions = {} } = input;
  const names = (of: RegExp) => new Set([...schema.matchAll(of)].map((match) => match[1] ?? ''));
  const tables = names(/^CREATE TABLE public\.(\w+)/gm);
  const indexes = names(/^CREATE (?:UNIQUE )?INDEX (\w+)/gm);
  const keys = names(/^ +ADD CONSTRAINT (\w+) (?:PRIMARY KEY|UNIQUE)/gm);
  const faults: string[] = [];

  const ownersOf = new Map<string, string[]>();
  for (const [owner, owned] of owners) {
    for (const [name, lifetime] of Object.entries(owned)) {
      const table = snakeCase(name);
      ownersOf.set(table, [...(ownersOf.get(table) ?? []), owner]);
      const { growsWith, lives, sweep } = lifetime;
      if (growsWith === '' || lives === '') faults.push(`${table} has no lifetime`);
      if (sweep === undefined) continue;
      if (!input.jobs.includes(sweep.job)) faults.push(`${table}: there is no job ${sweep.job}`);
      const isKnown = indexes.has(sweep.index) || keys.has(sweep.index);
      if (sweep.index !== 'few rows' && !isKnown) {
        faults.push(`${table}: there is no index ${sweep.index}`);
      }
    }
  }
  for (const table of tables) {
    const found = ownersOf.get(table) ?? [];
    if (found.length === 0) faults.push(`${table} has no owner`);
    if (found.length > 1) faults.push(`${table} is owned by ${found.join(' and ')}`);
  }
  for (const table of ownersOf.keys()) {
    if (!tables.has(table)) faults.push(`${table} is owned and does not exist`);
  }

  const unused = new Set(Object.keys(exceptions));
  for (const { owner, file, text } of input.sources) {
    for (const table of tablesWrittenIn(text)) {
      if (table !== '${' && !tables.has(table)) continue;
      if (ownersOf.get(table)?.includes(owner)) continue;
      if (unused.delete(`${owner} ${table}`) || `${owner} ${table}` in exceptions) continue;
      faults.push(`${file} writes ${table}, which ${ownersOf.get(table)?.[0] ?? 'nobody'} owns`);
    }
  }
  return [...faults, ...[...unused].map((exception) => `nobody needs the exception: ${exception}`)];
}
