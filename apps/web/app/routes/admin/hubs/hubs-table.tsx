import type { Hub } from '@waypost/contract/client';
import type { Translate } from '@waypost/i18n/messages';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { sortPlanPath } from '../admin-paths.ts';
import { livePath } from '../today/live-listing.ts';
import { HUB_LIST, type HubListing } from './hub-listing.ts';

type HubsTableProps = {
  hubs: Hub[];
  listing: HubListing;
  current: string | undefined;
  mayChange: boolean;
  /** Sort plans are linked only with the right to see them. */
  mayDispatch: boolean;
};

export function HubsTable({ hubs, listing, current, mayChange, mayDispatch }: HubsTableProps) {
  const t = useT('console-hubs');
  return (
    <Table
      dense
      caption={t('title')}
      rows={hubs}
      isCurrent={({ id }) => id === current}
      columns={columnsFor(t, mayDispatch)}
      {...(mayChange && { actions: workIn(listing) })}
    />
  );
}

function workIn(listing: HubListing) {
  return (opened: Hub) => <WorkLink opened={opened} listing={listing} />;
}

function WorkLink({ opened: { id, name }, listing }: { opened: Hub; listing: HubListing }) {
  const t = useT('console-hubs');
  return (
    <TextLink
      id={`work-${id}`}
      to={HUB_LIST.path(listing, { hub: id })}
      preventScrollReset
      aria-label={t('editOf', { name })}
      className="py-2 whitespace-nowrap"
    >
      {t('edit')}
    </TextLink>
  );
}

function columnsFor(t: Translate<'console-hubs'>, mayDispatch: boolean): Column<Hub>[] {
  const sortPlan: Column<Hub> = {
    name: t('sortPlan'),
    wideOnly: true,
    cell: ({ id, name }) => (
      <TextLink to={sortPlanPath(id)} aria-label={t('sortPlanOf', { name })}>
        {t('sortPlan')}
      </TextLink>
    ),
  };
  return [
    { name: t('code'), cell: ({ code }) => <span className="numerals">{code}</span> },
    {
      name: t('name'),
      heads: true,
      cell: ({ id, name }) => (
        <TextLink to={livePath({ view: 'standing', hub: id })}>{name}</TextLink>
      ),
    },
    ...(mayDispatch ? [sortPlan] : []),
    { name: t('place'), cell: ({ city, country }) => `${city}, ${country}` },
    { name: t('timeZone'), wideOnly: true, cell: ({ timeZone }) => timeZone },
    { name: t('added'), wideOnly: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('state'),
      cell: ({ active }) => (
        <Badge
          icon={
            active ? (
              <CircleCheck aria-hidden="true" className="size-4" />
            ) : (
              <CircleSlash aria-hidden="true" className="size-4" />
            )
          }
        >
          {t(active ? 'state.active' : 'state.inactive')}
        </Badge>
      ),
    },
  ];
}
