// `pnpm nightly`: the audit of dependencies, and the long forms of what .ci/run does in short. Takes
// hours, and wants a machine that does nothing else. Each step has its own log in .scratch/nightly.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../check/run-step.ts';
import { expectOptions } from '../run/usage.ts';
import { judgeAudit, type Verdict } from './judge-audit.ts';

const LOGS = fileURLToPath(new URL('../../.scratch/nightly', import.meta.url));

const STEPS = [
  'audit --prod',
  'bench track',
  'bench scans',
  'bench book',
  'bench live',
  'bench console',
  'bench dashboard',
  'bench bulk',
  'chaos scans',
  'chaos bookings',
  'chaos booking-crash',
  'chaos provider-hangs',
  'chaos card-leak',
  'lighthouse pages',
  'probe accounts',
  'fuzz',
  'sandbox agree',
  'proof quotes',
  'proof histories',
  'proof canaries',
  'proof guesses',
  'proof billing',
  'proof languages',
  'proof audit',
];

expectOptions(`pnpm nightly [STEP ...]
  Runs every step, or those whose names begin with a word given: pnpm nightly audit chaos
  Steps: ${STEPS.join(', ')}`);

const wanted = process.argv.slice(2);
const steps = STEPS.filter(
  (step) => wanted.length === 0 || wanted.some((word) => step.startsWith(word)),
);
if (steps.length === 0) {
  console.error(`There is no step ${wanted.join(' or ')}.`);
  process.exit(2);
}

mkdirSync(LOGS, { recursive: true });
const counts: Record<Verdict, number> = { ok: 0, FAILED: 0, 'NOT ASKED': 0 };
for (const step of steps) {
  const startedAt = performance.now();
  const { passed, output } = await runCommand('pnpm', step.split(' '));
  const log = `${LOGS}/${step.replaceAll(/\W+/g, '-')}.log`;
  writeFileSync(log, `${output}\n`);
  const verdict = step.startsWith('audit')
    ? judgeAudit(passed ? 0 : 1, output)
    : passed
      ? 'ok'
      : 'FAILED';
  counts[verdict] += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${verdict.padEnd(10)} ${step.padEnd(22)} ${seconds} s   ${log}`);
  if (verdict === 'NOT ASKED') {
    console.log(
      '           No advisory service could be reached, so dependencies were not judged.',
    );
    console.log(
      '           Run pnpm nightly audit where the package registry answers audit requests.',
    );
  }
}
console.log(`${counts.ok} passed, ${counts.FAILED} failed, ${counts['NOT ASKED']} not asked`);
process.exitCode = counts.FAILED === 0 ? 0 : 1;
