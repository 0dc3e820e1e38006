// `pnpm check`: everything that can be said about the code without running it.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from '../run/env.ts';
import { expectOptions } from '../run/usage.ts';
import { checkPictures } from '../pictures/freshness.ts';
import { checkSharedPictures } from '../pictures/shared-freshness.ts';
import { isPortOpen } from '../services/background-process.ts';
import { runCommand, type Outcome } from './run-step.ts';
import { checkTree } from './tree.ts';
import { findBreakingChanges } from './contract-changes.ts';
import { readOpenApi, readReleasedV1 } from '@waypost/contract/openapi';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = 'apps/server/db/migrations';
const BIN = `${REPOSITORY}node_modules/.bin`;

interface Step {
  name: string;
  run(): Promise<Outcome>;
}

expectOptions('pnpm check   everything that can be said about the code without running it');
const startedAt = performance.now();

// Alone and first: the generators write files that the other steps read.
const generated = await report({ name: 'generated files', run: checkGenerated });
const routeTypes = await report({ name: 'types of routes', run: makeRouteTypes });
const others = await Promise.all(
  [
    ...globSync('{packages/*,apps/*,tools,tools/*/frame,e2e}/tsconfig.json', {
      cwd: REPOSITORY,
    }).map((file) => typesOf(file.replace('/tsconfig.json', ''))),
    // an example has packages of its own, and is linted beside them by its proof
    {
      name: 'lint',
      run: () => runCommand(`${BIN}/oxlint`, ['--ignore-pattern', 'examples/**']),
    },
    { name: 'format', run: () => runCommand(`${BIN}/oxfmt`, ['--check', '.']) },
    {
      name: 'imports',
      run: () =>
        runCommand(`${BIN}/depcruise`, ['packages', 'apps', 'tools', 'e2e', 'vitest.config.ts']),
    },
    { name: 'dead code', run: () => runCommand(`${BIN}/knip`, ['--no-progress']) },
    { name: 'migrations', run: checkMigrations },
    { name: 'contract for programs', run: checkContract },
    { name: 'names and hosts', run: checkTree },
    { name: 'pictures of README', run: checkPictures },
    { name: 'pictures of links', run: checkSharedPictures },
  ].map(report),
);

const failed = [generated, routeTypes, ...others].filter((passed) => !passed).length;
console.log(`${failed === 0 ? 'All good' : `${failed} failed`} in ${secondsSince(startedAt)}`);
process.exitCode = failed === 0 ? 0 : 1;

async function report(step: Step): Promise<boolean> {
  const stepStartedAt = performance.now();
  const { passed, leftOut, output } = await step.run();
  const verdict = leftOut === undefined ? (passed ? 'ok' : 'FAILED') : `left out: ${leftOut}`;
  console.log(`${step.name.padEnd(24)} ${secondsSince(stepStartedAt).padStart(6)}  ${verdict}`);
  if (!passed) console.log(output.replaceAll(/^/gm, '    '));
  return passed;
}

function typesOf(folder: string): Step {
  return { name: `types ${folder}`, run: () => runCommand(`${BIN}/tsc`, ['-p', folder]) };
}

/** Route modules import types that React Router derives from the route map. */
async function makeRouteTypes(): Promise<Outcome> {
  return runCommand('node_modules/.bin/react-router', ['typegen'], 'apps/web');
}

/** Valid, and nothing that a program relies on is removed or narrowed. */
async function checkContract(): Promise<Outcome> {
  const linted = await runCommand(`${BIN}/redocly`, [
    'lint',
    'packages/contract/openapi/openapi-v1.json',
  ]);
  if (!linted.passed) return linted;
  const faults = findBreakingChanges(readReleasedV1(), readOpenApi('v1'));
  return { passed: faults.length === 0, output: faults.join('\n') };
}

async function checkMigrations(): Promise<Outcome> {
  const files = globSync(`${MIGRATIONS}/*.sql`, { cwd: REPOSITORY });
  if (files.length === 0) return { passed: true, leftOut: `no file in ${MIGRATIONS}`, output: '' };
  return runCommand(`${BIN}/squawk`, files);
}

/** The schema is generated from a real database. CI always has one and may not do without. */
async function checkGenerated(): Promise<Outcome> {
  const env = loadEnvironment();
  const { port } = new URL(env['DATABASE_OWNER_URL'] ?? '');
  if (!(await isPortOpen(Number(port))) && !env['CI']) {
    const leftOut = `no database on port ${port}, run pnpm services start`;
    return { passed: true, leftOut, output: '' };
  }
  return runCommand('node', ['tools/check/generate.ts', '--check']);
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
