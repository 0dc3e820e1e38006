import { fail as failWith, readCommandLine } from './command-line.ts';
import { readConfig } from './config.ts';
import {
  ForeignPayments,
  MapIsOld,
  reconcileRestore,
  type RestoreReport,
} from './features/staff/restores/index.ts';
import { openContext } from './open-context.ts';
import { createPayments } from './platform/payments.ts';
import { readRestore } from './platform/quarantine.ts';

const USAGE = `Usage:
  pnpm reconcile [--since 2026-11-17T15:00:00Z] [--leave-unknown-payments]
      after a restore of the database: marks emails sent that people already have, settles or gives back
      payments that the provider knows and the database does not, lists objects without rows and rows
      without objects, and ends the quarantine. It may be repeated until it succeeds.
      --since is asked for only when the server no longer knows to which moment it was restored
      --leave-unknown-payments where another installation uses the same account of the provider: payments
      without a booking are then for staff to decide about, at the provider
`;

const { values } = readCommandLine(USAGE, {
  since: { type: 'string' },
  'leave-unknown-payments': { type: 'boolean', default: false },
});
const given = values.since === undefined ? null : new Date(values.since);
if (given !== null && Number.isNaN(given.getTime())) fail('--since is not a time.');

// nothing is too recent to be compared: whoever could change it waits for us
const config = { ...readConfig('worker'), RECONCILE_AFTER_SECONDS: 0, LOG_LEVEL: 'warn' as const };
const { ctx, close } = await openContext('api', {
  config,
  databaseUrl: config.DATABASE_WORKER_URL,
});
try {
  const restore = await readRestore(ctx.db);
  if (restore === null) say('This database was never restored: nothing to do.', { ok: true });
  else if (restore.reconciledAt !== null) {
    const at = restore.reconciledAt.toISOString();
    say(`The restore ${restore.mark} was reconciled on ${at}: nothing to do.`, { ok: true });
  } else {
    const since = given ?? restore.restoredTo;
    if (since === null) fail('To which moment was it restored? Say --since.');
    const working = { ...ctx, payments: createPayments(config) };
    const unknown = values['leave-unknown-payments'] ? 'leave alone' : 'give back';
    const report = await reconcileRestore(working, restore, since, unknown);
    describe(report);
    const { mails, payments, objects } = report;
    say('The quarantine has ended: the worker goes on.', {
      ok: true,
      since,
      mails,
      payments,
      objects: {
        seen: objects.objects,
        strays: objects.strays.length,
        missing: objects.missing.length,
      },
    });
  }
} catch (error) {
  const isMap = error instanceof MapIsOld;
  if (!isMap && !(error instanceof ForeignPayments)) throw error;
  process.exitCode = 1;
  const reason = isMap
    ? `${error.message}. Nothing was changed; see docs/runbooks/restore.md.`
    : `${error.message}: they are older than the restore and unknown here. Does another installation
use this account of the provider? Nothing was given back; see --leave-unknown-payments.`;
  say(reason, { ok: false, reason: error.message });
} finally {
  await ctx.jobs.stop();
  await close();
}

function describe({ mails, payments, objects }: RestoreReport): void {
  const lines = [
    `${mails.sent} messages were sent since; the outbox did not know it of ${mails.adopted}.`,
    `${payments.intents} payments at the provider since; ${payments.settled} settled here, ` +
      `${payments.released} released, ${payments.refunded} given back, ` +
      `${payments.leftAlone} left alone, ${payments.differences} differ.`,
    ...objects.strays.map((key) => `stray object, deleted in 30 days: ${key}`),
    ...objects.missing.map((key) => `its object is gone: ${key}`),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
}

function say(line: string, verdict: object): void {
  process.stderr.write(`${line}\n`);
  process.stdout.write(`${JSON.stringify(verdict)}\n`);
}

function fail(reason: string): never {
  return failWith(USAGE, reason);
}
