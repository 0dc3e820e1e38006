import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOpenApi, readWholeApi } from '@waypost/contract/openapi';
import { spawnTracked } from '../installation/server-process.ts';
import { tail } from '../services/background-process.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';
import type { PreparedRequests } from './prepared-requests.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

export interface FuzzRun {
  name: string;
  document: 'v1' | undefined;
  /** Endpoints to try; all of the document if left out. */
  paths: RegExp | undefined;
  /** Of the caller, for addresses of its own. */
  number: number;
  seed: number;
  phases: string;
  /** Invented requests for each endpoint. */
  examples: number;
  people: Person[];
  prepared: PreparedRequests;
  knownValues: Record<string, unknown[]>;
}

/** How often each answer came, as hooks.py counted it. */
export interface Counts {
  statuses: Record<string, number>;
  /** By operation. */
  succeeded: Record<string, number>;
  /** By operation and kind of fault. */
  faults: Record<string, number>;
  /** By the security schemes of which any one lets in, with a bar between them. */
  schemes: Record<string, { succeeded?: number; unauthenticated?: number; refused?: number }>;
}

/** Lets schemathesis invent requests of one caller to every endpoint of the three OpenAPI documents. */
export async function runSchemathesis(program: string, setting: FuzzSetting, run: FuzzRun) {
  const folder = join(setting.installation.dataDir, run.name.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  const runFile = join(folder, 'run.json');
  const countsFile = join(folder, 'counts.json');
  rmSync(countsFile, { force: true });
  const logFile = join(folder, 'schemathesis.log');
  const documentFile = join(folder, 'openapi.json');
  const document = run.document === 'v1' ? readOpenApi('v1') : readWholeApi();
  writeFileSync(documentFile, JSON.stringify(document));
  writeFileSync(
    runFile,
    JSON.stringify({
      seed: run.seed,
      caller: run.number,
      origin: setting.call.headers['origin'],
      internalSecret: setting.installation.env['INTERNAL_SECRET'],
      people: run.people,
      prepared: run.prepared,
      shared: run.knownValues,
      countsFile,
    }),
  );
  const log = openSync(logFile, 'w');
  const child = spawnTracked(
    // the api comes first: inventing requests can wait, answering them cannot
    'nice',
    [
      program,
      `--config-file=${join(HERE, 'schemathesis.toml')}`,
      'run',
      documentFile,
      `--url=${setting.call.baseUrl}`,
      `--phases=${run.phases}`,
      `--checks=${CHECKS.join()}`,
      `--max-examples=${run.examples}`,
      `--seed=${run.seed}`,
      // two threads make the parser of Python 3.11 fail
      '--workers=1',
      '--warnings=off',
      '--no-color',
      ...(run.paths === undefined ? [] : [`--include-path-regex=${run.paths.source}`]),
    ],
    {
      cwd: folder,
      env: {
        ...process.env,
        PYTHONPATH: HERE,
        PYTHONDONTWRITEBYTECODE: '1',
        SCHEMATHESIS_HOOKS: 'hooks',
        WAYPOST_FUZZ_RUN: runFile,
      },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (!existsSync(countsFile)) {
    throw new Error(`schemathesis ended with ${exitCode} and counted nothing:\n${tail(logFile)}`);
  }
  const counts = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts;
  // 0 when every check held and nothing stood in the way
  return { exitCode, counts, logFile };
}
