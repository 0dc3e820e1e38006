import type { TariffDocument, TariffLine, TariffProposal } from '@waypost/contract';
import type { Tariff } from '@waypost/domain/rates';
import type { ProposalRow } from './proposals.queries.ts';
import type { TariffRow } from './tariffs.queries.ts';

export function presentTariff(row: TariffRow): TariffLine {
  const { withdrawnAt } = row;
  return {
    version: row.version,
    state: stateOf(row),
    effectiveFrom: row.effectiveFrom.toISOString(),
    effectiveUntil: row.effectiveUntil?.toISOString() ?? null,
    publishedBy: row.publisher,
    publishedAt: row.publishedAt.toISOString(),
    reason: row.reason,
    withdrawal:
      withdrawnAt === null
        ? null
        : {
            by: row.withdrawer,
            at: withdrawnAt.toISOString(),
            reason: row.withdrawalReason ?? '',
          },
  };
}

function stateOf({ withdrawnAt, isAhead, isOver }: TariffRow): TariffLine['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (isAhead) return 'coming';
  return isOver ? 'past' : 'in_force';
}

export function documentOf(data: unknown): TariffDocument {
  const { version: _, ...document } = data as Tariff;
  return document;
}

export function presentProposal(row: ProposalRow): TariffProposal {
  return {
    id: row.id,
    basedOn: row.basedOn,
    tariff: row.document,
    proposedBy: row.proposer,
    proposedAt: row.createdAt.toISOString(),
    previewState: row.previewState,
    quotesSeen: row.quotesSeen,
    quotesTotal: row.quotesTotal,
    preview: row.preview,
    publishedVersion: row.publishedVersion,
  };
}
