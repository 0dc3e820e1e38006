import type { ScanAnswer, ScanOutcome } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import { manifestIn } from '../manifests/index.ts';
import { applyUnmatchedAfterCommit } from './apply-unmatched.ts';
import { clockBehindMs, type IncomingScan, readScan } from './incoming-scan.ts';
import { pickUpManifest } from './pick-up-manifest.ts';
import { recordFreeScans, recordLockedScans } from './record-scans.ts';
import { resendSince } from './resend-since.ts';
import { createScanGatherer } from './scan-gatherer.ts';
import { unmatchedRoutes } from './unmatched.routes.ts';

export function scansRoutes(api: Api, ctx: Ctx): void {
  const { app, mount } = api;
  unmatchedRoutes(api, ctx);
  const gatherer = createScanGatherer({
    recordFree: (scans) => recordFreeScans(ctx, scans),
    recordLocked: (scans, attempted) => recordLockedScans(ctx, scans, attempted),
  });
  app.addHook('onClose', () => gatherer.drain());
  observedGauge(
    ctx.metrics,
    'waypost_scan_queue_rows',
    'Scans that were received and wait for a transaction.',
    async () => gatherer.queuedRows(),
  );

  mount(
    'recordScans',
    { device: { scope: 'scans:write' }, enrolled: true },
    async ({ body, caller }) => {
      // before anything is committed: once it is, nothing may keep the answer from being sent
      const resend = await resendSince(ctx);
      const source = {
        sourceId: caller.sourceId,
        mayCollect: caller.scopes.includes('cash:write'),
        mode: ctx.mode,
        clockBehindMs: clockBehindMs(body.sentAt, Date.now()),
      };
      const results: ScanAnswer[] = [];
      const accepted: IncomingScan[] = [];
      const places: number[] = [];
      const manifests: { index: number; number: string }[] = [];
      for (const [index, input] of body.scans.entries()) {
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

      const outcomes = await gatherer.submit(caller.keyId, accepted);
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
      const submit = (scans: readonly IncomingScan[]) => gatherer.submit(caller.keyId, scans);
      for (const { index, number } of manifests) {
        const scanned = { number, input: body.scans[index], sourceId: caller.sourceId };
        Object.assign(results[index] ?? {}, await pickUpManifest(ctx, scanned, submit));
      }
      countScans(ctx, results, accepted);
      return { status: 200, json: JSON.stringify({ results, ...resend }) };
    },
  );
}

function leavesCashToDesk(scan: IncomingScan | undefined, outcome: ScanOutcome): boolean {
  if (outcome === 'conflict' || outcome === 'invalid') return false;
  return scan?.scan.collected !== undefined && !scan.mayCollect;
}

function scanIdOf(input: unknown): string | null {
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
