import type { RoundLine } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { formatWeight } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';

import { roundPath } from '../admin-paths.ts';
import { RoundBadge } from './round-badge.tsx';
import { StopBar } from './stop-bar.tsx';

export function RoundsTable({ rounds }: { rounds: RoundLine[] }) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  return <Table dense caption={t('rounds')} rows={rounds} columns={columnsFor(t, locale)} />;
}

function columnsFor(
  t: Translate<'console-dispatch'>,
  locale: ReturnType<typeof useLocale>,
): Column<RoundLine>[] {
  return [
    {
      name: t('round'),
      heads: true,
      cell: ({ id, name }) => <TextLink to={roundPath(id)}>{name}</TextLink>,
    },
    { name: t('state'), cell: ({ state }) => <RoundBadge state={state} /> },
    {
      name: t('courier'),
      cell: ({ person, vehicle }) => (
        <>
          {person?.name ?? <span className="text-muted">{t('nobody')}</span>}
          {vehicle !== null && <span className="block text-sm text-muted">{vehicle.code}</span>}
        </>
      ),
    },
    { name: t('stops'), cell: (round) => <StopBar round={round} /> },
    {
      name: t('pieces'),
      cell: ({ pieces }) => (
        <span className="numerals">
          {t('piecesOf', { done: pieces.done, all: piecesIn(pieces) })}
          {pieces.failed > 0 && (
            <span className="block text-sm text-muted">
              {t('failedPieces', { count: pieces.failed })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: t('load'),
      from: '70rem',
      cell: (round) => (
        <span className={isOverloaded(round) ? 'font-semibold text-exception' : undefined}>
          {formatWeight(round.weightGrams, locale)}
          {isOverloaded(round) && <span className="block text-sm">{t('overloaded')}</span>}
        </span>
      ),
    },
    {
      name: t('lastAct'),
      from: '70rem',
      cell: ({ lastActAt }) => (lastActAt === null ? '' : <Time at={lastActAt} />),
    },
  ];
}

function piecesIn(pieces: RoundLine['pieces']): number {
  return Object.values(pieces).reduce((sum, count) => sum + count, 0);
}

export function isOverloaded({ vehicle, weightGrams, volumeMl, pieces }: RoundLine): boolean {
  if (vehicle === null) return false;
  return (
    (vehicle.maxKg !== null && weightGrams > vehicle.maxKg * 1000) ||
    (vehicle.maxLitres !== null && volumeMl > vehicle.maxLitres * 1000) ||
    (vehicle.maxPieces !== null && piecesIn(pieces) > vehicle.maxPieces)
  );
}
