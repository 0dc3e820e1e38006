import type { TariffDocument, TariffLine, TariffProposal } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import type { ProposalRow } from './proposals.queries.ts';
import type { TariffRow } from './tariffs.queries.ts';

export function presentTariff(row: TariffRow): TariffLine {
  const { withdrawn_at: withdrawnAt } = row;
  return {
    version: row.version,
    state: stateOf(row),
    effectiveFrom: row.effective_from.toISOString(),
    effectiveUntil: row.effective_until?.toISOString() ?? null,
    publishedBy: row.publisher,
    publishedAt: row.published_at.toISOString(),
    reason: row.reason,
    withdrawal:
      withdrawnAt === null
        ? null
        : {
            by: row.withdrawer,
            at: withdrawnAt.toISOString(),
            reason: row.withdrawal_reason ?? '',
          },
  };
}

function stateOf({ withdrawn_at, is_ahead, is_over }: TariffRow): TariffLine['state'] {
  if (withdrawn_at !== null) return 'withdrawn';
  if (is_ahead) return 'coming';
  return is_over ? 'past' : 'in_force';
}

export function documentOf(data: unknown): TariffDocument {
  const { version: _, ...document } = data as Tariff;
  return document;
}

export function presentProposal(row: ProposalRow): TariffProposal {
  return {
    id: row.id,
    basedOn: row.based_on,
    tariff: row.document,
    proposedBy: row.proposer,
    proposedAt: row.created_at.toISOString(),
    previewState: row.preview_state,
    quotesSeen: row.quotes_seen,
    quotesTotal: row.quotes_total,
    preview: row.preview,
    publishedVersion: row.published_version,
  };
}
