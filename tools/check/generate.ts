// `pnpm generate` writes what is derived from other files: the lists of catalogs, the dates of pages, the
// OpenAPI documents, the clients, the dotted world map, the base map and its cities, the schema and its types.
// With `client` it makes the documents and the clients alone, which needs no database. With --check it
// writes nothing and fails when one of them is out of date.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '../run/env.ts';
import { expectOptions } from '../run/usage.ts';
import { assertOwnDatabase, ForeignDatabase } from '../services/own-database.ts';
import { runCommand } from './run-step.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** In this order: the others import the catalogs, and the client is made from the documents. */
const allSteps = [
  {
    name: 'lists of catalogs',
    outputs: ['packages/i18n/src/catalogs/*.ts'],
    command: ['node', 'tools/check/index-catalogs.ts'],
  },
  {
    name: 'dates of the pages in the sitemap',
    outputs: ['apps/web/app/routes/crawlers/page-dates.json'],
    command: ['node', 'apps/web/date-pages.ts'],
  },
  {
    name: 'OpenAPI documents',
    outputs: ['packages/contract/openapi/*.json'],
    command: ['node', 'apps/server/src/testing/generate-openapi.ts'],
  },
  {
    name: 'typed client',
    outputs: ['packages/contract/src/client/**'],
    command: ['node_modules/.bin/openapi-ts'],
    folder: 'packages/contract',
  },
  {
    name: 'types and resources of the packages for programs',
    outputs: [
      'packages/sdk/src/generated/**',
      'packages/sdk-python/src/waypost/generated/*.py',
      'packages/mcp/src/generated/**',
    ],
    command: ['node', 'tools/sdk/main.ts'],
  },
  {
    name: 'dotted world',
    outputs: ['apps/web/app/ui/drawings/world-dots.svg'],
    command: ['node', 'apps/web/draw-world.ts'],
  },
  {
    name: 'base map of the tracking page',
    outputs: ['apps/web/app/routes/track/map/world.json'],
    command: ['node', 'apps/web/draw-base-map.ts'],
  },
  {
    name: 'cities on that map and of the home page, capitals',
    outputs: [
      'apps/web/app/routes/track/map/cities.*.json',
      'apps/web/app/routes/home/city-names.json',
      'apps/server/src/features/core/places/capitals.json',
    ],
    command: ['node', 'apps/server/src/testing/generate-cities.ts'],
  },
  {
    name: 'database schema and table types',
    outputs: ['apps/server/db/schema.sql', 'apps/server/db/tables.ts'],
    command: ['node', 'apps/server/src/testing/generate-schema.ts'],
  },
];

const isClientOnly = process.argv[2] === 'client';
const steps = isClientOnly ? allSteps.filter(({ outputs }) => isOfContract(outputs)) : allSteps;
expectOptions(
  'pnpm generate [client] [--check]   --check writes nothing and fails when a file is out of date',
  ['--check', ...(isClientOnly ? ['client'] : [])],
);
if (!isClientOnly) {
  try {
    await assertOwnDatabase(loadEnvironment());
  } catch (error) {
    if (!(error instanceof ForeignDatabase)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const isCheck = process.argv.includes('--check');
const before = isCheck ? readOutputs() : new Map<string, string>();

for (const { name, command, folder } of steps) {
  const [program = '', ...args] = command;
  const { passed, output } = await runCommand(program, args, folder);
  console.log(`${passed ? 'made' : 'FAILED'}  ${name}`);
  if (passed) continue;
  console.error(output);
  if (isCheck) restore(before);
  process.exit(1);
}

if (isCheck) {
  const after = readOutputs();
  const files = new Set([...before.keys(), ...after.keys()]);
  const outdated = [...files].filter((file) => before.get(file) !== after.get(file));
  restore(before);
  for (const file of outdated) console.error(`out of date: ${file} (run pnpm generate)`);
  process.exitCode = outdated.length === 0 ? 0 : 1;
}

function isOfContract(outputs: string[]): boolean {
  return outputs.every((output) => /^packages\/(?:contract|sdk|sdk-python|mcp)\//.test(output));
}

function readOutputs(): Map<string, string> {
  const files = globSync(
    steps.flatMap((step) => step.outputs),
    { cwd: REPOSITORY, withFileTypes: true },
  ).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file, readFileSync(file, 'utf8')];
    }),
  );
}

function restore(contents: Map<string, string>): void {
  for (const file of readOutputs().keys()) if (!contents.has(file)) rmSync(file);
  for (const [file, text] of contents) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
