import type { Caller } from './callers.ts';
import type { Counts } from './run-schemathesis.ts';

/**
 * Below this share the requests were not really those of the caller. Some of them end their own session: 97 % are
 * accepted, give or take a few among the 200 of a short run.
 */
const MIN_LET_IN = 0.92;

export interface Tally {
  requests: number;
  /** Answers by class, and 401, 403 and 429 among them. */
  answers: Record<string, number>;
  offSchema: number;
  /** Of the requests that need what the caller holds, the share that was not answered 401. */
  letIn: number | null;
  succeeded: string[];
  faults: string[];
}

const SEPARATE = ['401', '403', '429'];

/** Of a part of the endpoints there may be none for a caller; of all of them that would be a fault. */
export function tally(
  caller: Pick<Caller, 'holds'>,
  rounds: readonly Counts[],
  { ofPart = false } = {},
): Tally {
  const statuses = addUp(rounds.map((counts) => counts.statuses));
  const requests = sum(statuses);
  const answers: Record<string, number> = {};
  for (const [status, count] of Object.entries(statuses)) {
    const ofClass = `${status.charAt(0)}xx`;
    answers[ofClass] = (answers[ofClass] ?? 0) + count;
    if (SEPARATE.includes(status)) answers[status] = count;
  }
  const offSchema = sum(addUp(rounds.map((counts) => counts.faults)));
  const letIn = letInShare(caller, rounds, ofPart);
  const faults: string[] = [];
  if (requests === 0) faults.push('nothing was asked');
  if (offSchema > 0) faults.push(`${offSchema} checks failed`);
  if ((answers['5xx'] ?? 0) > 0) faults.push(`${answers['5xx']} answers were failures`);
  if (letIn !== null && letIn < MIN_LET_IN) faults.push(`only ${percent(letIn)} were let in`);
  faults.push(...strangersLetIn(caller, rounds));
  return {
    requests,
    answers,
    offSchema,
    letIn,
    succeeded: Object.keys(addUp(rounds.map((counts) => counts.succeeded))),
    faults,
  };
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function letInShare(
  { holds }: Pick<Caller, 'holds'>,
  rounds: readonly Counts[],
  ofPart: boolean,
): number | null {
  if (holds === null) return null;
  const open = outcomes(rounds).filter(({ schemes }) => schemes.includes(holds));
  const { unauthenticated = 0, ...others } = addUp(open.map(({ counts }) => counts));
  const admitted = sum(others);
  const asked = admitted + unauthenticated;
  if (asked === 0) return ofPart ? null : 0;
  return admitted / asked;
}

/** A caller without the credential of an endpoint must get nothing from it. */
function strangersLetIn({ holds }: Pick<Caller, 'holds'>, rounds: readonly Counts[]): string[] {
  return outcomes(rounds)
    .filter(
      ({ schemes, counts }) => !schemes.includes(holds ?? '') && (counts['succeeded'] ?? 0) > 0,
    )
    .map(
      ({ schemes, counts }) =>
        `${counts['succeeded']} requests succeeded without the ${schemes.join(' or ')} they need`,
    );
}

/** Counts of answers, grouped by the schemes of which each request needs any one. */
function outcomes(rounds: readonly Counts[]) {
  const names = new Set(rounds.flatMap(({ schemes }) => Object.keys(schemes)));
  return [...names].map((name) => ({
    schemes: name.split('|'),
    counts: addUp(rounds.map(({ schemes }) => ({ ...schemes[name] }))),
  }));
}

function addUp(parts: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const part of parts) {
    for (const [name, count] of Object.entries(part)) total[name] = (total[name] ?? 0) + count;
  }
  return total;
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
