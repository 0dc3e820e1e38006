import type { DeskLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { shipmentPath } from '../admin-paths.ts';
import { containerPath } from '../containers/container-address.ts';
import { RoundLink } from '../pickups/round-link.tsx';
import { usePermissions } from '../signed-in.ts';
import { type DeskFilter, deskPath } from './desk-filter.ts';
import { Due } from './due.tsx';
import { nameOf } from './item-name.ts';

type DeskTableProps = {
  items: DeskLine[];
  filter: DeskFilter;
  me: { id: string };
  now: Date;
  openId: string | undefined;
};

export function DeskTable({ items, openId, ...rest }: DeskTableProps) {
  const t = useT('console-desk');
  return (
    <div className="text-sm">
      <Table
        dense
        caption={t('listCaption')}
        rows={items}
        isCurrent={({ id }) => id === openId}
        columns={columnsFor({ ...rest, openId, t })}
      />
    </div>
  );
}

type ColumnOptions = Omit<DeskTableProps, 'items'> & { t: Translate<'console-desk'> };

function columnsFor({ filter, me, now, openId, t }: ColumnOptions): Column<DeskLine>[] {
  const isClosed = filter.state === 'closed';
  return [
    {
      name: isClosed ? t('closedColumn') : t('due'),
      cell: (item) => <Due item={item} now={now} />,
    },
    {
      name: t('what'),
      heads: true,
      cell: (item) => (
        <>
          <TextLink
            id={`desk-${item.id}`}
            data-desk-row=""
            to={deskPath(filter, item.id)}
            preventScrollReset
            aria-current={item.id === openId ? 'true' : undefined}
          >
            {nameOf(item, t)}
          </TextLink>
          <span className="block font-normal text-muted">
            <Reference item={item} />
            {item.party !== null && `, ${t(`party.${item.party}`)}`}
          </span>
        </>
      ),
    },
    { name: t('next'), cell: (item) => t(`do.${item.nextAction}`) },
    { name: t('owner'), cell: ({ owner }) => ownerOf(owner, me, t) },
  ];
}

/** Links to the shipment, the round or, for a missing container, to its hub; otherwise another reference. */
export function Reference({ item: { id, kind, shipmentId, reference } }: { item: DeskLine }) {
  const permissions = usePermissions();
  if (kind === 'missing_container') {
    return <TextLink to={containerPath(id)}>{reference}</TextLink>;
  }
  if (kind === 'round_not_closed') {
    return (
      <RoundLink id={id} mayDispatch={permissions.includes('dispatch:read')}>
        {reference}
      </RoundLink>
    );
  }
  const number = formatTrackingNumber(reference);
  if (shipmentId === null) return <span className="font-mono whitespace-nowrap">{number}</span>;
  return (
    <TextLink to={shipmentPath(shipmentId)} className="font-mono whitespace-nowrap">
      {number}
    </TextLink>
  );
}

export function ownerOf(
  owner: DeskLine['owner'],
  me: { id: string },
  t: Translate<'console-desk'>,
): string {
  if (owner === null) return t('unowned');
  return owner.id === me.id ? t('you') : owner.name;
}
