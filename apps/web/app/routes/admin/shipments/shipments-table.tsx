import type { StaffShipmentLine } from '@waypost/contract/client';
import type { ShipmentColumn } from '@waypost/contract/list-views';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useSearchParams } from 'react-router';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { withPart } from '../../../platform/list-address.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { SelectAll, SelectOne } from '../selected/selection-bar.tsx';
import { columnsOf, type ShipmentListing } from './list-address.ts';
import { OpenLink } from './open-link.tsx';
import { Booked, Cut, Due } from './shipment-cells.tsx';
import { ShipmentMenu } from './shipment-menu.tsx';

type ShipmentsTableProps = { shipments: StaffShipmentLine[]; listing: ShipmentListing };

/** One line of text a row; the panel has the rest. */
export function ShipmentsTable({ shipments, listing }: ShipmentsTableProps) {
  const t = useT('console-shipments');
  return (
    <div
      className={
        listing.columns === undefined
          ? 'relative max-lg:overflow-x-auto'
          : 'relative overflow-x-auto'
      }
    >
      <Table
        dense
        caption={t('title')}
        rows={shipments}
        columns={useColumns(listing)}
        actions={actionsOf}
      />
    </div>
  );
}

function actionsOf(shipment: StaffShipmentLine) {
  return <ShipmentMenu shipment={shipment} />;
}

/**
 * The number column and the chosen columns. Columns chosen by hand stay in a narrow table, which then scrolls
 * sideways.
 */
function useColumns(listing: ShipmentListing): Column<StaffShipmentLine>[] {
  const t = useT('console-shipments');
  const selected = useT('console-selected');
  const all = useAllColumns(listing);
  const isUsual = listing.columns === undefined;
  const number: Column<StaffShipmentLine> = {
    name: t('tracking'),
    heads: true,
    cell: ({ id, trackingNumber }) => <OpenLink id={id} trackingNumber={trackingNumber} />,
  };
  const chosen = columnsOf(listing).map((key) => {
    const { from, shrinks, ...column } = all[key];
    if (!isUsual) return column;
    return { ...column, ...(shrinks && { shrinks }), ...(from !== undefined && { from }) };
  });
  const select: Column<StaffShipmentLine> = {
    name: selected('select'),
    head: <SelectAll />,
    cell: ({ trackingNumber }) => (
      <SelectOne trackingNumber={trackingNumber} name={formatTrackingNumber(trackingNumber)} />
    ),
  };
  return [select, number, ...chosen];
}

function useAllColumns(
  listing: ShipmentListing,
): Record<ShipmentColumn, Column<StaffShipmentLine>> {
  const t = useT('console-shipments');
  const sortOf = useSorts(listing);
  const { money, service, weight } = useWords();
  return {
    date: {
      name: t('date'),
      from: '60rem',
      sort: sortOf('date', t('date')),
      cell: ({ createdAt }) => <Booked at={createdAt} />,
    },
    status: {
      name: t('status'),
      sort: sortOf('status', t('status')),
      cell: ({ status }) => (
        <span className="whitespace-nowrap">
          <StatusBadge status={status} />
        </span>
      ),
    },
    due: {
      name: t('dueColumn'),
      sort: sortOf('due', t('dueColumn')),
      cell: (shipment) => <Due shipment={shipment} />,
    },
    recipient: {
      name: t('recipient'),
      shrinks: true,
      cell: ({ toName }) => <Cut text={toName} />,
    },
    email: {
      name: t('email'),
      from: '90rem',
      shrinks: true,
      cell: ({ recipientEmail }) => <Cut text={recipientEmail} />,
    },
    orderReference: {
      name: t('orderReference'),
      from: '90rem',
      shrinks: true,
      cell: ({ orderReference }) => <Cut text={orderReference ?? ''} />,
    },
    origin: { name: t('origin'), shrinks: true, cell: ({ from }) => <Cut text={from} /> },
    destination: {
      name: t('destination'),
      from: '70rem',
      shrinks: true,
      cell: ({ to }) => <Cut text={to} />,
    },
    service: {
      name: t('service'),
      from: '90rem',
      cell: (shipment) => <span className="whitespace-nowrap">{service(shipment.service)}</span>,
    },
    pieces: { name: t('pieces'), numeric: true, cell: ({ pieces }) => pieces },
    weight: {
      name: t('weight'),
      numeric: true,
      cell: ({ weightKg }) => weight(Math.round(weightKg * 1_000)),
    },
    cost: {
      name: t('cost'),
      numeric: true,
      from: '60rem',
      sort: sortOf('cost', t('cost')),
      cell: ({ priceCents, currency }) => money(priceCents, currency),
    },
  };
}

/** Clicking a column head sorts by it, and a second click reverses the order. */
function useSorts({ sort = 'date-desc' }: ShipmentListing) {
  const t = useT('console-shipments');
  const [params] = useSearchParams();
  return (by: 'date' | 'status' | 'cost' | 'due', column: string) => {
    const usual = by === 'status' || by === 'due' ? 'asc' : 'desc';
    const [now, order] = sort.split('-');
    const isSorted = now === by;
    const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : usual;
    return {
      to: withPart(params, { sort: `${by}-${next}`, after: null }),
      label: t('sortBy', { column }),
      now: isSorted ? (order === 'asc' ? 'ascending' : 'descending') : 'none',
    } as const;
  };
}
