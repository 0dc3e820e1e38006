import type { TariffDocument } from '@waypost/contract';
import { canPriceAll } from '@waypost/domain/tariff-limits';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newRowId } from '../../../platform/random.ts';
import { settingsInForce } from '../settings/index.ts';
import { findProposal, insertProposal, type ProposalRow } from './proposals.queries.ts';
import { previewTariffQueue } from './queues.ts';
import { findTariff, readNewestVersion } from './tariffs.queries.ts';

/** Stores a proposal and has the worker compute what it would change. */
export async function proposeTariff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { basedOn, tariff: asked }: { basedOn: number; tariff: TariffDocument },
): Promise<ProposalRow> {
  const id = newRowId();
  const tariff = await withTaxInForce(ctx, asked);
  return inTransaction(ctx.db, async (tx) => {
    const base = await findTariff(tx, basedOn);
    if (base === undefined) throw new Problem('tariff_not_found');
    const { currency } = base.data;
    // the ledger has one currency
    const isWithinBounds = canPriceAll({ version: basedOn, ...tariff });
    if (tariff.currency !== currency || !isWithinBounds) throw new Problem('tariff_beyond_bounds');
    const newestVersion = await readNewestVersion(tx);
    await insertProposal(tx, { id, basedOn, newestVersion, document: tariff, staffId });
    await ctx.jobs.enqueue(tx, previewTariffQueue, { proposalId: id });
    await auditStaff(tx, staffId, 'tariff.propose', `tariff_proposal:${id}`, { basedOn });
    return mustFind(await findProposal(tx, id));
  });
}

/** Whether there is tax is the proposal's choice; the rate is that of the settings. */
async function withTaxInForce(ctx: Ctx, tariff: TariffDocument): Promise<TariffDocument> {
  const { code } = tariff.checkout.tax;
  if (code !== 'none' && code !== 'S') throw new Problem('tariff_beyond_bounds');
  const { standardTaxPerMille: ratePerMille } = await settingsInForce(ctx);
  const tax =
    code === 'none'
      ? { code, ratePerMille: 0 }
      : { code, ratePerMille, country: ctx.config.SELLER_COUNTRY };
  return { ...tariff, checkout: { ...tariff.checkout, tax } };
}

export function mustFind<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Problem('tariff_not_found');
  return row;
}
