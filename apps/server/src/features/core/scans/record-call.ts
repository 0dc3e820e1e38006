import type { ScanAnswer } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { manifestIn } from '../manifests/index.ts';
import { applyUnmatchedAfterCommit } from './apply-unmatched.ts';
import { type IncomingScan, readScan } from './incoming-scan.ts';
import { pickUpManifest } from './pick-up-manifest.ts';
import type { ScanGatherer } from './scan-gatherer.ts';

/** Whose scans they are, as the cell knows it that has authenticated the device. */
export type ScanSender = {
  /** `system`: scans that we make ourselves, which no key lets in. */
  kind: 'device' | 'system';
  /** Senders take turns by this id: of a device its key. */
  keyId: string;
  sourceId: number;
  mayCollect: boolean;
  clockBehindMs: number;
};

/** Records the scans of one call in this cell. Each gets its answer, in order, after COMMIT. */
export async function recordCall(
  ctx: Ctx,
  gatherer: Pick<ScanGatherer, 'submit'>,
  inputs: readonly unknown[],
  sender: ScanSender,
): Promise<ScanAnswer[]> {
  const { keyId, sourceId } = sender;
  const source = { ...sender, mode: ctx.mode };
  const results: ScanAnswer[] = [];
  const accepted: IncomingScan[] = [];
  const places: number[] = [];
  const manifests: { index: number; number: string }[] = [];
  for (const [index, input] of inputs.entries()) {
    const number = manifestIn(input);
    if (number !== null) {
      results.push({ scanId: scanIdOf(input), outcome: 'unmatched' });
      manifests.push({ index, number });
      continue;
    }
    const read = readScan(input, source);
    if (read.ok) {
      results.push({ scanId: read.scan.scan.scanId, outcome: 'unmatched' });
      accepted.push(read.scan);
      places.push(index);
    } else {
      results.push({ scanId: scanIdOf(input), outcome: 'invalid', reason: read.reason });
    }
  }

  const outcomes = await gatherer.submit(keyId, accepted);
  for (const [n, outcome] of outcomes.entries()) {
    const result = results[places[n] ?? -1];
    if (result === undefined) continue;
    result.outcome = outcome;
    if (leavesCashToDesk(accepted[n], outcome)) result.cash = 'desk';
  }
  await applyUnmatchedAfterCommit(
    ctx,
    accepted.filter((_scan, n) => outcomes[n] === 'unmatched'),
  );
  const submit = (scans: readonly IncomingScan[]) => gatherer.submit(keyId, scans);
  for (const { index, number } of manifests) {
    const scanned = { number, input: inputs[index], sourceId };
    Object.assign(results[index] ?? {}, await pickUpManifest(ctx, scanned, submit));
  }
  countScans(ctx, results, accepted);
  return results;
}

function leavesCashToDesk(scan: IncomingScan | undefined, outcome: ScanAnswer['outcome']): boolean {
  if (!['recorded', 'known', 'unmatched'].includes(outcome)) return false;
  return scan?.scan.collected !== undefined && !scan.mayCollect;
}

export function scanIdOf(input: unknown): string | null {
  const id: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'scanId') : null;
  return typeof id === 'string' && id.length <= 64 ? id : null;
}

function countScans(ctx: Ctx, results: readonly ScanAnswer[], accepted: readonly IncomingScan[]) {
  const counts = new Map<string, number>();
  for (const { outcome } of results) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  for (const [outcome, count] of counts) ctx.metrics.scans.inc({ outcome }, count);
  const [first] = accepted;
  // one sample a request is enough to measure the lag
  if (first !== undefined) ctx.metrics.scanLag.observe((Date.now() - first.occurredAt) / 1000);
}
