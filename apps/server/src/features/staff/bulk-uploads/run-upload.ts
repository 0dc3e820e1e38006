import { setTimeout as delay } from 'node:timers/promises';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { readTariff } from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { enterShipments } from '../staff-edits/index.ts';
import { checkRows, type JudgedRow } from './check-rows.ts';
import { batchesOf, mappingOf, openFile } from './open-file.ts';
import { runUploadQueue } from './queues.ts';
import type { RowRules } from './read-row.ts';
import { findFirstGoodRow, markEntered, markRefused, readGoodRows } from './rows.queries.ts';
import type { TableRow } from '../../core/tables/index.ts';
import { withinCredit } from './within-credit.ts';
import {
  countEntered,
  findUpload,
  lockUpload,
  markDone,
  shardOfUpload,
  type UploadRow,
} from './uploads.queries.ts';

/** About a second on a busy machine: how long a stop waits, and how much a crash costs. */
const BATCH_ROWS = 200;
/** A job may take 5 minutes; the next one continues where this one ends. */
const SLICE_MS = 60_000;
/** As a share of the time of a batch: the rest of the machine is for everyone else. */
const REST = 0.3;

/**
 * Enters the valid rows of an upload, batch by batch, each in one transaction with the outcome of its
 * rows: a row is either valid without a shipment, or entered with one. So after a killed worker the next
 * one continues with the first valid row, and two at once take turns at the lock.
 */
export async function runUpload(ctx: Ctx, uploadId: string, batchRows = BATCH_ROWS): Promise<void> {
  const upload = await findUpload(ctx.db, uploadId);
  if (upload === undefined || upload.state !== 'running' || upload.tariffVersion === null) return;
  const firstGood = await findFirstGoodRow(ctx.db, uploadId);
  if (firstGood !== null) {
    const rules = {
      mapping: mappingOf(upload),
      tariff: await readTariff(ctx.db, upload.tariffVersion),
      // those of now: a row that is no longer carried is refused, and entered never
      limits: (await selectLimitsInForce(ctx.db)).limits,
      defaultIncoterm: (await settingsInForce(ctx)).defaultIncoterm,
      pricesAllowed: upload.pricesAllowed,
      owner: upload.customerId ?? undefined,
    };
    const until = Date.now() + SLICE_MS;
    for await (const rows of batchesOf(await openFile(ctx, upload), batchRows)) {
      if ((rows.at(-1)?.rowNo ?? 0) < firstGood) continue;
      const began = Date.now();
      if (!(await enterBatch(ctx, uploadId, rows, rules))) return;
      if (Date.now() > until) {
        const shard = await shardOfUpload(ctx.db, upload);
        await inTransaction(ctx.db, (tx) =>
          ctx.jobs.enqueue(tx, runUploadQueue, { uploadId, shard }),
        );
        return;
      }
      await delay((Date.now() - began) * REST);
    }
  }
  await markDone(ctx.db, uploadId);
}

/** False when it was stopped. */
async function enterBatch(
  ctx: Ctx,
  uploadId: string,
  rows: readonly TableRow[],
  rules: RowRules,
): Promise<boolean> {
  const nudges = await inTransaction(ctx.db, async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload?.state !== 'running') return null;
    const [first, last] = [rows.at(0)?.rowNo ?? 0, rows.at(-1)?.rowNo ?? 0];
    const good = await readGoodRows(tx, uploadId, { first, last });
    const due = rows.filter(({ rowNo }) => good.has(rowNo));
    if (due.length === 0) return [];
    const judged = await withinCredit(tx, await checkRows(ctx, tx, due, rules, new Set()));
    return enterJudged(ctx, tx, { upload, rules }, judged);
  });
  if (nudges === null) return false;
  ctx.nudges.publish(nudges);
  return true;
}

async function enterJudged(
  ctx: Ctx,
  tx: Db,
  by: { upload: UploadRow; rules: RowRules },
  judged: readonly JudgedRow[],
): Promise<Nudge[]> {
  const { id: uploadId, startedBy: staffId, startedAt, termsVersion } = by.upload;
  const terms =
    termsVersion === null ? null : { version: termsVersion, acceptedAt: startedAt ?? new Date() };
  const good = judged.filter((row) => row.good !== null);
  const refused = judged.filter((row) => row.good === null);
  const { entered, nudges } =
    good.length === 0
      ? { entered: [], nudges: [] }
      : await enterShipments(
          ctx,
          tx,
          {
            staffId,
            terms,
            tariff: by.rules.tariff,
            defaultIncoterm: by.rules.defaultIncoterm,
            urgency: 'patient',
          },
          good.map(({ rowNo, good: row, customer }) => ({
            effectKey: `booking:bulk:${uploadId}:${rowNo}`,
            entry: row.entry,
            customer,
            alias: row.alias,
          })),
        );
  const made = entered.map(({ id }, at) => ({ rowNo: good[at]?.rowNo ?? 0, shipmentId: id }));
  await markEntered(tx, uploadId, made);
  await markRefused(tx, uploadId, refused);
  await countEntered(tx, uploadId, { entered: made.length, refused: refused.length });
  if (staffId === null) return nudges;
  await auditStaff(tx, staffId, 'bulk.enter', `bulk-upload:${uploadId}`, {
    shipments: made,
    refusedRows: refused.map(({ rowNo }) => rowNo),
  });
  return nudges;
}
