import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanAnswer } from '@waypost/contract';
import { createScanPoster, readAnswers } from '../installation/post-scans.ts';
import type { PlannedScan } from './scan-plan.ts';

const TIMEOUT_MS = 5_000;
const MAX_PAUSE_MS = 200;

/** The answers that devices got about their scans. */
export interface Acknowledgements {
  /** Outcomes of each scan that shall be stored, in the order of the answers. */
  stored: Map<string, ScanAnswer['outcome'][]>;
  /** Answers that contradict the plan. */
  faults: string[];
  /** Why calls had to be repeated. */
  retries: Map<string, number>;
  answers: number;
}

export function noAcknowledgements(): Acknowledgements {
  return { stored: new Map(), faults: [], retries: new Map(), answers: 0 };
}

/** Sends a stage from several devices side by side until every scan has been acknowledged. */
export async function sendStage(
  batches: readonly (readonly PlannedScan[])[],
  call: {
    apiPorts: readonly number[];
    keys: readonly string[];
    devices: number;
    /** The allowed answers for a scan that must be stored. */
    isExpected(planned: PlannedScan, outcome: ScanAnswer['outcome']): boolean;
    onAcknowledged(batchesDone: number): void;
  },
  told: Acknowledgements,
): Promise<void> {
  let next = 0;
  let done = 0;

  async function runDevice(number: number): Promise<void> {
    const key = call.keys[number % call.keys.length] ?? '';
    const poster = createScanPoster(key, TIMEOUT_MS);
    for (let batch = batches[next++]; batch !== undefined; batch = batches[next++]) {
      const body = Buffer.from(JSON.stringify({ scans: batch.map(({ scan }) => scan) }));
      for (let attempt = number; ; attempt++) {
        const outcome = await poster.post(call.apiPorts[attempt % call.apiPorts.length] ?? 0, body);
        if (outcome.kind === 'answered') {
          note(batch, readAnswers(outcome.body));
          break;
        }
        told.retries.set(outcome.reason, (told.retries.get(outcome.reason) ?? 0) + 1);
        if (outcome.reason.startsWith('4'))
          throw new Error(`a batch was answered ${outcome.reason}`);
        await sleep(Math.random() * MAX_PAUSE_MS);
      }
      done += 1;
      call.onAcknowledged(done);
    }
    poster.close();
  }

  function note(batch: readonly PlannedScan[], answers: readonly ScanAnswer[]): void {
    told.answers += 1;
    if (answers.length !== batch.length) {
      told.faults.push(`${answers.length} answers to ${batch.length} scans`);
      return;
    }
    for (const [at, planned] of batch.entries()) {
      const { scanId } = planned.scan;
      const answer = answers[at];
      if (answer === undefined || answer.scanId !== scanId) {
        told.faults.push(`${scanId} got the answer of ${answer?.scanId}`);
        continue;
      }
      const isRight =
        planned.expect === 'stored'
          ? call.isExpected(planned, answer.outcome)
          : answer.outcome === planned.expect;
      if (!isRight) {
        told.faults.push(
          `${scanId} of ${planned.scan.ref}, to be ${planned.expect}, was answered ${answer.outcome} ${answer.reason ?? ''}`,
        );
      }
      if (planned.expect === 'stored') {
        told.stored.set(scanId, [...(told.stored.get(scanId) ?? []), answer.outcome]);
      }
    }
  }

  await Promise.all(Array.from({ length: call.devices }, (_, number) => runDevice(number)));
}
