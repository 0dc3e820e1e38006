import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findProposal, markPublished } from './proposals.queries.ts';
import { mustFind } from './propose-tariff.ts';
import {
  findTariff,
  insertTariff,
  lockNewestVersion,
  markWithdrawn,
  type TariffRow,
} from './tariffs.queries.ts';

type Publication = { effectiveFrom: string; reason: string };

/** Makes a proposal the next version, once. Only after its preview was computed. */
export async function publishTariff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  proposalId: string,
  { effectiveFrom, reason }: Publication,
): Promise<TariffRow> {
  return inTransaction(ctx.db, async (tx) => {
    const newest = await lockNewestVersion(tx);
    const proposal = mustFind(await findProposal(tx, proposalId));
    if (proposal.publishedVersion !== null) {
      return mustFind(await findTariff(tx, proposal.publishedVersion));
    }
    if (proposal.previewState !== 'done') throw new Problem('tariff_preview_missing');
    if (proposal.newestVersion !== newest) throw new Problem('tariff_changed');
    const version = newest + 1;
    const isAhead = await insertTariff(tx, {
      version,
      effectiveFrom: new Date(effectiveFrom),
      document: proposal.document,
      staffId,
      reason,
    });
    if (!isAhead) throw new Problem('tariff_moment_past');
    await markPublished(tx, proposalId, version);
    await auditStaff(tx, staffId, 'tariff.publish', `tariff:${version}`, {
      proposalId,
      basedOn: proposal.basedOn,
      effectiveFrom,
    });
    return mustFind(await findTariff(tx, version));
  });
}

export async function withdrawTariff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  version: number,
  reason: string,
): Promise<TariffRow> {
  return inTransaction(ctx.db, async (tx) => {
    const known = mustFind(await findTariff(tx, version));
    if (known.withdrawnAt !== null) return known;
    const isWithdrawn = await markWithdrawn(tx, version, { staffId, reason });
    if (!isWithdrawn) throw new Problem('tariff_in_force');
    await auditStaff(tx, staffId, 'tariff.withdraw', `tariff:${version}`);
    return mustFind(await findTariff(tx, version));
  });
}
