import { answerCells } from '../../../platform/cells/internal-routes.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { observedGauge } from '../../../platform/metrics.ts';
import {
  answerForwarded,
  createScanForwarder,
  ForwardedScans,
  SCANS_PATH,
} from './forward-scans.ts';
import { takeWaiting, WAITING_PATH, WaitingScans } from './forward-waiting.ts';
import { clockBehindMs } from './incoming-scan.ts';
import { recordCall, type ScanSender } from './record-call.ts';
import { recordFreeScans, recordLockedScans } from './record-scans.ts';
import { resendSince } from './resend-since.ts';
import { createScanGatherer, type ScanGatherer } from './scan-gatherer.ts';
import { recordInAllCells } from './split-by-cell.ts';
import { unmatchedRoutes } from './unmatched.routes.ts';

export function scansRoutes(api: Api, ctx: ApiCtx): void {
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

  async function recordHere(inputs: readonly unknown[], sender: ScanSender, isPatient = true) {
    // before anything is committed: once it is, nothing may keep the answer from being sent
    const resend = await resendSince(ctx);
    const submit: ScanGatherer['submit'] = (key, scans) => gatherer.submit(key, scans, isPatient);
    return { results: await recordCall(ctx, { submit }, inputs, sender), ...resend };
  }
  const recordElsewhere = createScanForwarder(ctx);

  mount(
    'recordScans',
    { device: { scope: 'scans:write' }, enrolled: true },
    async ({ body, caller }) => {
      const sender: ScanSender = {
        kind: 'device',
        keyId: caller.keyId,
        sourceId: caller.sourceId,
        mayCollect: caller.scopes.includes('cash:write'),
        clockBehindMs: clockBehindMs(body.sentAt, Date.now()),
      };
      const recorded = ctx.cells.areSeveral
        ? await recordInAllCells(
            ctx,
            body.scans,
            (own) => recordHere(own, sender),
            (cell, scans) => recordElsewhere(cell, scans, sender),
          )
        : await recordHere(body.scans, sender);
      return { status: 200, json: JSON.stringify(recorded) };
    },
  );

  if (ctx.cells.areSeveral) {
    const { INTERNAL_SECRET: secret } = ctx.config;
    answerCells(app, { path: SCANS_PATH, body: ForwardedScans, secret }, (asked) =>
      answerForwarded(ctx, asked, ({ scans, sender, isPatient }) =>
        recordHere(scans, sender, isPatient),
      ),
    );
    answerCells(app, { path: WAITING_PATH, body: WaitingScans, secret }, (waiting) =>
      takeWaiting(ctx, waiting),
    );
  }
}
