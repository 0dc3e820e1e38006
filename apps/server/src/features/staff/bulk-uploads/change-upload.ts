import type { AuditAction } from '@waypost/contract';
import { type BulkMapping, missingColumns } from '@waypost/domain/bulk-columns';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import { may } from '../staff-edits/index.ts';
import { checkUploadQueue, runUploadQueue } from './queues.ts';
import {
  allowPrices,
  findUpload,
  lockUpload,
  markRunning,
  markStopped,
  storeMapping,
  type UploadRow,
} from './uploads.queries.ts';

type Change = {
  action: AuditAction;
  /** The audit details, or null when nothing is to be changed. */
  run(tx: Db, upload: UploadRow): Promise<Record<string, unknown> | null>;
};

/** One transaction with its row in the audit log, under the lock that batches share. */
async function change(
  ctx: Ctx,
  { staffId }: StaffCaller,
  uploadId: string,
  { action, run }: Change,
): Promise<UploadRow> {
  return inTransaction(ctx.db, async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload === undefined || upload.bytes === null || upload.customerId !== null) {
      throw new Problem('bulk_upload_not_found');
    }
    const details = await run(tx, upload);
    if (details !== null) {
      await auditStaff(tx, staffId, action, `bulk-upload:${uploadId}`, details);
    }
    return (await findUpload(tx, uploadId)) ?? upload;
  });
}

const MAPPABLE: ReadonlySet<UploadRow['state']> = new Set(['mapping', 'checking', 'ready']);

export async function mapUpload(
  ctx: Ctx,
  caller: StaffCaller,
  uploadId: string,
  mapping: BulkMapping,
): Promise<UploadRow> {
  return change(ctx, caller, uploadId, {
    action: 'bulk.map',
    async run(tx, upload) {
      if (upload.startedAt !== null) throw new Problem('bulk_upload_started');
      if (!MAPPABLE.has(upload.state) || upload.erasedAt !== null) {
        throw new Problem('bulk_upload_not_ready');
      }
      if (mapping.length !== upload.heads.length || missingColumns(mapping).length > 0) {
        throw new Problem('bulk_columns_missing');
      }
      await allowPrices(tx, uploadId, may(caller, 'money:write'));
      const mappingNo = await storeMapping(tx, uploadId, mapping, 'checking');
      await ctx.jobs.enqueue(tx, checkUploadQueue, { uploadId, shard: null, mappingNo });
      return { mapping, mappingNo };
    },
  });
}

/** Also after a stop. Starting what runs already does nothing. */
export async function startUpload(
  ctx: Ctx,
  caller: StaffCaller,
  uploadId: string,
  mappingNo: number,
): Promise<UploadRow> {
  return change(ctx, caller, uploadId, {
    action: 'bulk.start',
    async run(tx, upload) {
      if (upload.mappingNo !== mappingNo) throw new Problem('bulk_upload_changed');
      if (upload.state === 'running' || upload.state === 'done') return null;
      const isReady = upload.state === 'ready' || upload.state === 'stopped';
      if (!isReady || upload.goodCount === 0 || upload.erasedAt !== null) {
        throw new Problem('bulk_upload_not_ready');
      }
      // prices in rows were approved by someone who may move money
      if (upload.pricesAllowed && setsPrices(upload) && !may(caller, 'money:write')) {
        throw new Problem('forbidden');
      }
      if (upload.state === 'ready') {
        const { version } = await readTariffInForce(tx);
        if (version !== upload.tariffVersion) throw new Problem('bulk_prices_changed');
      }
      await markRunning(tx, uploadId, { startedBy: caller.staffId });
      await ctx.jobs.enqueue(tx, runUploadQueue, { uploadId, shard: null });
      return { mappingNo, goodRows: upload.goodCount, priceCents: upload.priceCents };
    },
  });
}

function setsPrices({ mapping }: UploadRow): boolean {
  return mapping.includes('price');
}

export async function stopUpload(
  ctx: Ctx,
  caller: StaffCaller,
  uploadId: string,
): Promise<UploadRow> {
  return change(ctx, caller, uploadId, {
    action: 'bulk.stop',
    async run(tx, upload) {
      if (upload.state === 'stopped' || upload.state === 'done') return null;
      if (upload.state !== 'running') throw new Problem('bulk_upload_not_ready');
      await markStopped(tx, uploadId);
      return { enteredRows: upload.enteredCount };
    },
  });
}
