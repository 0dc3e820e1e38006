import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COLUMN_TYPES, TYPE_IMPORTS } from '../../db/json-columns.ts';
import { createMigratedDatabase, dropDatabase, urlOf } from './scratch-database.ts';
import { testConfig } from './test-config.ts';

const DB_FOLDER = fileURLToPath(new URL('../../db/', import.meta.url));
const SERVER = fileURLToPath(new URL('../../', import.meta.url));
const NAME = 'waypost_schema_generator';

/** Writes db/schema.sql and db/tables.ts from a database with only the migrations. */
const { adminUrl, ownerUrl } = testConfig();
await createMigratedDatabase({ adminUrl, ownerUrl }, NAME);
try {
  const dump = execFileSync(
    'pg_dump',
    [
      '--schema-only',
      '--no-owner',
      '--schema=public',
      // monthly partitions depend on the day of the dump
      '--exclude-table=tracking_events_2*',
      '--exclude-table=account_events_2*',
      '--exclude-table=program_calls_2*',
      '--restrict-key=waypost',
      urlOf(adminUrl, NAME),
    ],
    { encoding: 'utf8' },
  );
  const stable = dump
    .replaceAll(/^-- Dumped .*\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    // in the order of the rows of pg_authid, which differs between clusters
    .replaceAll(
      /^(CREATE POLICY .* TO )([\w, ]+?)( USING| WITH CHECK|;)/gm,
      (_, head: string, roles: string, tail: string) =>
        `${head}${roles.split(', ').toSorted().join(', ')}${tail}`,
    );
  writeFileSync(`${DB_FOLDER}schema.sql`, stable);
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--dialect=postgres',
      '--default-schema=public',
      '--include-pattern=public.*',
      '--exclude-pattern=public.(tracking_events_2*|account_events_2*|program_calls_2*|schema_migrations)',
      '--camel-case',
      '--type-only-imports',
      '--type-mapping={"int8":"number","date":"string"}',
      `--overrides=${JSON.stringify({ columns: COLUMN_TYPES })}`,
      `--custom-imports=${JSON.stringify(TYPE_IMPORTS)}`,
      '--out-file=db/tables.ts',
      `--url=${urlOf(ownerUrl, NAME)}`,
    ],
    { cwd: SERVER, stdio: 'pipe' },
  );
} finally {
  await dropDatabase(adminUrl, NAME);
}
