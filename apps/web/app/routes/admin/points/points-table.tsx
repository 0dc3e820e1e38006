import type { StaffServicePoint } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { PointHours } from '../../../parcels/service-point-card.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { POINT_LIST, type PointListing } from './point-listing.ts';

type PointsTableProps = {
  points: StaffServicePoint[];
  listing: PointListing;
  current: string | undefined;
  mayChange: boolean;
};

export function PointsTable({ points, listing, current, mayChange }: PointsTableProps) {
  const t = useT('console-points');
  return (
    <Table
      dense
      caption={t('title')}
      rows={points}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t)}
      {...(mayChange && { actions: workIn(listing) })}
    />
  );
}

function workIn(listing: PointListing) {
  return (opened: StaffServicePoint) => <WorkLink opened={opened} listing={listing} />;
}

function WorkLink({ opened, listing }: { opened: StaffServicePoint; listing: PointListing }) {
  const t = useT('console-points');
  const { id, name } = opened;
  return (
    <TextLink
      id={`work-${id}`}
      to={POINT_LIST.path(listing, { point: id })}
      preventScrollReset
      aria-label={t('editOf', { name })}
      className="py-2 whitespace-nowrap"
    >
      {t('edit')}
    </TextLink>
  );
}

function columnsFor(t: Translate<'console-points'>): Column<StaffServicePoint>[] {
  return [
    { name: t('name'), heads: true, cell: ({ name }) => name },
    {
      name: t('address'),
      cell: ({ line1, line2, postalCode, city, country }) => (
        <>
          <span className="block">{[line1, line2].filter(Boolean).join(', ')}</span>
          <span className="block text-sm text-muted">
            {[postalCode, city, country].filter(Boolean).join(' ')}
          </span>
        </>
      ),
    },
    { name: t('hours'), wideOnly: true, cell: (point) => <PointHours point={point} /> },
    { name: t('added'), wideOnly: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('state'),
      cell: ({ open, closedAt }) => (
        <>
          <Badge
            icon={
              open ? (
                <CircleCheck aria-hidden="true" className="size-4" />
              ) : (
                <CircleSlash aria-hidden="true" className="size-4" />
              )
            }
          >
            {t(open ? 'state.open' : 'state.closed')}
          </Badge>
          {closedAt !== null && (
            <span className="block text-sm text-muted">
              <Time at={closedAt} />
            </span>
          )}
        </>
      ),
    },
  ];
}
