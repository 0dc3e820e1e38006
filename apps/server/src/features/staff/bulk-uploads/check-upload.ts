import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import { selectLimitsInForce } from '../../core/service-limits/index.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import { checkRows, type JudgedRow } from './check-rows.ts';
import { batchesOf, mappingOf, openFile } from './open-file.ts';
import { insertCheckedRows } from './rows.queries.ts';
import {
  countChecked,
  findUpload,
  forgetCheck,
  lockUpload,
  markReady,
  type UploadRow,
} from './uploads.queries.ts';

const BATCH_ROWS = 500;

/**
 * Checks every row without entering one. An interrupted check starts again; one of an outdated mapping
 * ends.
 */
export async function checkUpload(
  ctx: Ctx,
  { uploadId, mappingNo }: { uploadId: string; mappingNo: number },
): Promise<void> {
  const isMeant = (row: UploadRow | undefined) =>
    row?.state === 'checking' && row.mappingNo === mappingNo;
  /** False when it is outdated. */
  const write = (work: (tx: Db) => Promise<void>) =>
    inTransaction(ctx.db, async (tx) => {
      if (!isMeant(await lockUpload(tx, uploadId))) return false;
      await work(tx);
      return true;
    });

  const upload = await findUpload(ctx.db, uploadId);
  if (upload === undefined || !isMeant(upload)) return;
  const { tariff, version } = await readTariffInForce(ctx.db);
  const { limits } = await selectLimitsInForce(ctx.db);
  const { defaultIncoterm } = await settingsInForce(ctx);
  const rules = {
    mapping: mappingOf(upload),
    tariff,
    limits,
    defaultIncoterm,
    pricesAllowed: upload.pricesAllowed,
    owner: upload.customerId ?? undefined,
  };
  if (!(await write((tx) => forgetCheck(tx, uploadId)))) return;
  const seen = new Set<string>();
  for await (const rows of batchesOf(await openFile(ctx, upload), BATCH_ROWS)) {
    const judged = await checkRows(ctx, ctx.db, rows, rules, seen);
    if (!(await write((tx) => writeDown(tx, uploadId, judged)))) return;
  }
  await write((tx) => markReady(tx, uploadId, version));
}

async function writeDown(tx: Db, uploadId: string, judged: readonly JudgedRow[]): Promise<void> {
  await insertCheckedRows(tx, uploadId, judged);
  const prices = judged.flatMap(({ good }) => (good === null ? [] : [good.priceCents]));
  await countChecked(tx, uploadId, {
    good: prices.length,
    bad: judged.length - prices.length,
    priceCents: prices.reduce((sum, cents) => sum + cents, 0),
  });
}
