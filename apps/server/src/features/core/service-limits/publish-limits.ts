import { isDeepStrictEqual } from 'node:util';
import type { ServiceLimitsDocument } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  insertLimitsVersion,
  type LimitsRow,
  selectLimitsVersions,
} from './service-limits.queries.ts';

/** Adds a version. Unchanged limits are not published, so posting a form twice publishes it once. */
export async function publishLimits(
  ctx: Ctx,
  { staffId }: StaffCaller,
  asked: { version: number; limits: ServiceLimitsDocument; reason: string },
): Promise<LimitsRow> {
  return inTransaction(ctx.db, async (tx) => {
    const readNewest = async () => {
      const [newest] = await selectLimitsVersions(tx, { limit: 1 });
      if (newest === undefined) throw new Error('there are no limits: migrate writes the first');
      return newest;
    };
    const newest = await readNewest();
    if (isDeepStrictEqual(newest.document, asked.limits)) return newest;
    const version = newest.version + 1;
    const isMine =
      asked.version === newest.version &&
      (await insertLimitsVersion(tx, { ...asked, version, staffId }));
    if (!isMine) throw new Problem('service_limits_changed');
    await auditStaff(tx, staffId, 'service_limits.publish', `service_limits:${version}`, {
      reason: asked.reason,
    });
    return readNewest();
  });
}
