// `pnpm nightly`: the audit of dependencies, and the long form of every tool. Takes hours, and wants a
// machine that does nothing else.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../check/run-step.ts';
import { parseOptions } from '../run/usage.ts';
import { earlierPass, readFigures, type Result, tableLines } from './figures.ts';
import { judgeAudit } from './judge-audit.ts';
import { listSteps, type Step } from './steps.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = `${REPOSITORY}.data/nightly`;
const RESULTS = `${FOLDER}/results.jsonl`;
const STEP_LIMIT_MINUTES = 30;

const allSteps = await listSteps();
const { values } = parseOptions(
  `pnpm nightly [--only TEXT,TEXT] [--again]
  Runs the long form of every tool, prints figures beside their aims and those of the run before, and
  fails on a fault. A figure that misses its aim is marked and is no fault. A step that passed on the same
  files is not run again, so that a run which was stopped goes on where it was. A step that takes more than
  ${STEP_LIMIT_MINUTES} minutes is stopped and has failed. Results and logs are in .data/nightly.
  --only   steps whose names begin with one of these texts, also if they have passed
  --again  every step, also if it has passed

  ${allSteps.map(({ command }) => command).join('\n  ')}`,
  { only: { type: 'string' }, again: { type: 'boolean', default: false } },
);

// where it is set, journeys leave out widths, and what is tagged @nightly
delete process.env['CI'];
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

mkdirSync(FOLDER, { recursive: true });
const version = readVersion();
const results = readResults();
const only = values.only?.split(',');
const steps = allSteps.filter(
  ({ command }) => only === undefined || only.some((text) => command.startsWith(text)),
);
if (steps.length === 0) {
  console.error(`No step begins with ${values.only}. See pnpm nightly --help.`);
  process.exit(2);
}

const table: string[] = [];
const verdicts: Result['verdict'][] = [];
for (const step of steps) {
  const isAskedFor = only !== undefined || values.again;
  const passed = earlierPass(results, step.command, { version, isAskedFor });
  const result = passed ?? (await run(step));
  const last = results.findLast((each) => each.command === step.command && each !== result);
  const lines = tableLines(result, step.figures, last);
  console.log(`${passed ? 'passed before: ' : ''}${lines.join('\n')}`);
  table.push(...lines);
  verdicts.push(result.verdict);
}

console.log(
  `\n${'step'.padEnd(34)}${'now'.padEnd(12)}${'aim'.padEnd(14)}last run\n${table.join('\n')}`,
);
const count = (verdict: Result['verdict']) => verdicts.filter((each) => each === verdict).length;
console.log(`${count('ok')} passed, ${count('FAILED')} failed, ${count('NOT ASKED')} not asked`);
process.exitCode = count('FAILED') === 0 ? 0 : 1;

async function run({ command, figures }: Step): Promise<Result> {
  const startedAt = performance.now();
  const limit = AbortSignal.timeout(STEP_LIMIT_MINUTES * 60_000);
  const signal = AbortSignal.any([limit, stopping.signal]);
  const { passed, output } = await runCommand('pnpm', command.split(' '), '.', signal);
  if (stopping.signal.aborted) process.exit(130);
  const log = `${FOLDER}/${command.replaceAll(/\W+/g, '-')}.log`;
  writeFileSync(log, `${output}\n`);
  const isAudit = command.startsWith('audit');
  const result: Result = {
    command,
    version,
    date: new Date().toISOString(),
    verdict: isAudit ? judgeAudit(passed ? 0 : 1, output) : passed ? 'ok' : 'FAILED',
    seconds: Math.round((performance.now() - startedAt) / 1000),
    figures: readFigures(output, figures),
  };
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
  if (limit.aborted) console.log(`stopped after ${STEP_LIMIT_MINUTES} minutes`);
  if (result.verdict === 'FAILED') console.log(`see ${log}`);
  if (result.verdict === 'NOT ASKED') {
    console.log('No advisory service could be reached, so dependencies were not judged. Run');
    console.log('pnpm nightly --only audit where the package registry answers audit requests.');
  }
  return result;
}

function readResults(): Result[] {
  if (!existsSync(RESULTS)) return [];
  const lines = readFileSync(RESULTS, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Result);
}

function readVersion(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const changes = git('diff', 'HEAD') + git('status', '--porcelain');
  const digest = createHash('sha256').update(changes).digest('hex').slice(0, 8);
  return git('rev-parse', '--short', 'HEAD').trim() + (changes === '' ? '' : `+${digest}`);
}
