import { TERMS_VERSION } from '@waypost/contract';
import { readCustomerShard } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readTariffInForce } from '../../core/quotes/index.ts';
import {
  findSameBooked,
  lockUpload,
  markRunning,
  runUploadQueue,
} from '../../staff/bulk-uploads/index.ts';
import { judgeCredit } from '../credit/index.ts';

type Asked = { mappingNo: number; acceptedTerms: string; again: boolean };

/** Books the valid rows on account, in the worker. What is being booked already is booked once. */
export async function bookUpload(
  ctx: Ctx,
  customerId: string,
  uploadId: string,
  { mappingNo, acceptedTerms, again }: Asked,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload === undefined || upload.bytes === null || upload.customerId !== customerId) {
      throw new Problem('bulk_upload_not_found');
    }
    if (upload.mappingNo !== mappingNo) throw new Problem('bulk_upload_changed');
    if (upload.state === 'running' || upload.state === 'done') return;
    if (upload.state !== 'ready' || upload.goodCount === 0 || upload.erasedAt !== null) {
      throw new Problem('bulk_upload_not_ready');
    }
    if (acceptedTerms !== TERMS_VERSION) throw new Problem('terms_not_accepted');
    const { version } = await readTariffInForce(tx);
    if (version !== upload.tariffVersion) throw new Problem('bulk_prices_changed');
    // each row is judged again when it is booked; this keeps a file from being booked in part
    const [refusal] = await judgeCredit(tx, [{ customerId, cents: upload.priceCents }]);
    if (refusal) throw new Problem(refusal);
    // after the lock of the account: of two uploads of one file at once, one sees the other
    const earlier = again ? null : await findSameBooked(tx, upload);
    if (earlier !== null) {
      throw new Problem('upload_booked_before', { details: { uploadId: earlier } });
    }
    await markRunning(tx, uploadId, { termsVersion: acceptedTerms });
    const shard = await readCustomerShard(tx, customerId);
    await ctx.jobs.enqueue(tx, runUploadQueue, { uploadId, shard });
  });
}
