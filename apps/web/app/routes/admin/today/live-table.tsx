import type { LiveShipment } from '@waypost/contract/client';
import type { LiveView } from '@waypost/contract/live-views';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatCount, formatShortDay, formatWeight } from '@waypost/i18n/formats';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { shipmentPath } from '../admin-paths.ts';

type LiveTableProps = { shipments: LiveShipment[]; view: LiveView };

export function LiveTable({ shipments, view }: LiveTableProps) {
  const t = useT('console-today');
  const columns = useColumns(view);
  return <Table dense caption={t(`view.${view}`)} rows={shipments} columns={columns} />;
}

function useColumns(view: LiveView): Column<LiveShipment>[] {
  const t = useT('console-today');
  const words = useWords();
  const locale = useLocale();
  const isPromise = view === 'broken' || view === 'will_break';
  const day = (of: string | null) => (
    <span className="whitespace-nowrap" suppressHydrationWarning>
      {of === null ? '' : formatShortDay(of, locale)}
    </span>
  );
  const promised: Column<LiveShipment> = {
    name: t('promised'),
    ...(!isPromise && { from: '60rem' }),
    cell: ({ promisedOn }) => day(promisedOn),
  };
  const expected: Column<LiveShipment> = { name: t('expected'), cell: ({ dueOn }) => day(dueOn) };
  const since: Column<LiveShipment> = {
    name: t('since'),
    cell: ({ since: at }) =>
      at !== null && (
        <span className="whitespace-nowrap">
          <Time at={at} show="short" />
        </span>
      ),
  };
  return [
    {
      name: t('tracking'),
      heads: true,
      cell: ({ id, trackingNumber }) => (
        <TextLink to={shipmentPath(id)} className="numerals whitespace-nowrap">
          {formatTrackingNumber(trackingNumber)}
        </TextLink>
      ),
    },
    {
      name: t('status'),
      cell: ({ status }) => (
        <span className="whitespace-nowrap">
          <StatusBadge status={status} />
        </span>
      ),
    },
    ...(view === 'standing' ? [since] : []),
    ...(isPromise ? [promised, expected] : [expected, promised]),
    {
      name: t('moved'),
      ...(!isPromise && { from: '60rem' }),
      isEmpty: ({ movedBy }) => movedBy === null,
      cell: ({ movedBy }) =>
        movedBy !== null && (
          <span className="@min-[60rem]:whitespace-nowrap">{t(`cause.${movedBy}`)}</span>
        ),
    },
    {
      name: t('hub'),
      // a tablet has no room for it beside two days and a cause
      ...(isPromise && { from: '60rem' }),
      cell: ({ hub }) => (
        <span className="@min-[60rem]:whitespace-nowrap">{hub?.code ?? t('noHub')}</span>
      ),
    },
    {
      name: t('lane'),
      from: '60rem',
      cell: ({ from, to }) => <span className="whitespace-nowrap">{`${from} – ${to}`}</span>,
    },
    {
      name: t('service'),
      from: '90rem',
      cell: ({ service }) => (service === 'freight' ? t('freight') : words.service(service)),
    },
    {
      name: t('pieceCount'),
      numeric: true,
      from: '60rem',
      cell: ({ pieces }) => formatCount(pieces, locale),
    },
    {
      name: t('weight'),
      numeric: true,
      from: '60rem',
      cell: ({ weightGrams }) => formatWeight(weightGrams, locale),
    },
  ];
}
