import type { StaffShipmentLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatShortDate, formatShortDay, formatTime } from '@waypost/i18n/formats';
import { useSearchParams } from 'react-router';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Address } from '../member-marks.tsx';
import { readOpen, type ShipmentListing } from './list-address.ts';
import { ShipmentActions } from './shipment-actions.tsx';
import { ROW_LINK, useRowKeys } from '../use-row-keys.ts';
import { withPart } from '../../../platform/list-address.ts';

type ShipmentsTableProps = { shipments: StaffShipmentLine[]; listing: ShipmentListing };

export function ShipmentsTable({ shipments, listing }: ShipmentsTableProps) {
  const t = useT('console-shipments');
  const columns = useColumns(listing);
  const rows = useRowKeys();
  const [params] = useSearchParams();
  // beside a panel there is room for the columns only; the panel has the acts of its shipment
  const isBesidePanel = readOpen(params) !== undefined || params.has('export');
  return (
    <div
      ref={rows}
      className="text-sm [&_tr:focus-within]:bg-panel [&_tr:has([aria-current])]:bg-panel"
    >
      <Table
        dense
        caption={t('title')}
        rows={shipments}
        columns={columns}
        {...(!isBesidePanel && { actions: actionsOf })}
      />
    </div>
  );
}

function actionsOf(shipment: StaffShipmentLine) {
  return <ShipmentActions compact shipment={shipment} />;
}

function useColumns(listing: ShipmentListing): Column<StaffShipmentLine>[] {
  const t = useT('console-shipments');
  const sortOf = useSorts(listing);
  const { money, weight, service } = useWords();
  return [
    {
      name: t('date'),
      sort: sortOf('date', t('date')),
      cell: ({ createdAt }) => <Booked at={createdAt} />,
    },
    { name: t('tracking'), heads: true, cell: (shipment) => <Tracking shipment={shipment} /> },
    { name: t('service'), wideOnly: true, cell: (shipment) => service(shipment.service) },
    {
      name: t('status'),
      sort: sortOf('status', t('status')),
      cell: (shipment) => <Status shipment={shipment} />,
    },
    {
      name: t('recipient'),
      cell: ({ toName, pieces, weightKg, recipientEmail }) => (
        <>
          <span className="block wrap-anywhere @2xl:min-w-36">{toName}</span>
          <span className="block text-muted">
            {t('piecesAndWeight', { pieces, weight: unbroken(weight(weightKg * 1000)) })}
          </span>
          <span className="block text-muted @min-[60rem]:hidden">
            <Address email={recipientEmail} />
          </span>
        </>
      ),
    },
    {
      name: t('email'),
      wideOnly: true,
      cell: ({ recipientEmail }) => <Address email={recipientEmail} />,
    },
    {
      name: t('cost'),
      numeric: true,
      sort: sortOf('cost', t('cost')),
      cell: ({ priceCents, currency }) => money(priceCents, currency),
    },
  ];
}

/** The head of a column sorts by it, and the other way round when it does already. */
function useSorts({ sort = 'date-desc' }: ShipmentListing) {
  const t = useT('console-shipments');
  const [params] = useSearchParams();
  return (by: 'date' | 'status' | 'cost', column: string) => {
    const usual = by === 'status' ? 'asc' : 'desc';
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

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** In two lines, as everything in a row. */
function Booked({ at }: { at: string }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} suppressHydrationWarning className="tabular-nums">
      {formatShortDate(new Date(at), locale, timeZone)}{' '}
      <span className="text-muted @2xl:block" suppressHydrationWarning>
        {formatTime(new Date(at), locale, timeZone)}
      </span>
    </time>
  );
}

function Tracking({ shipment }: { shipment: StaffShipmentLine }) {
  const t = useT('console-shipments');
  const { service } = useWords();
  const [params] = useSearchParams();
  const { id, trackingNumber, from, to } = shipment;
  const number = formatTrackingNumber(trackingNumber);
  return (
    <>
      <TextLink
        id={`open-${id}`}
        to={withPart(params, { shipment: id, export: null })}
        preventScrollReset
        aria-label={t('open', { number })}
        aria-current={readOpen(params) === id ? 'true' : undefined}
        className="numerals inline-block py-1 whitespace-nowrap"
        {...{ [ROW_LINK]: '' }}
      >
        {number}
      </TextLink>
      <span className="block font-normal text-muted">{t('fromTo', { from, to })}</span>
      <span className="block font-normal text-muted @min-[60rem]:hidden">
        {service(shipment.service)}
      </span>
    </>
  );
}

function Status({ shipment }: { shipment: StaffShipmentLine }) {
  const t = useT('console-shipments');
  const locale = useLocale();
  const { status, hold, late, dueOn } = shipment;
  return (
    <>
      <StatusBadge status={status} />
      {hold !== null && <span className="mt-1 block text-muted">{t(`hold.${hold}`)}</span>}
      {late && dueOn !== null && (
        <span className="mt-1 block font-semibold text-exception" suppressHydrationWarning>
          {t('late', { day: formatShortDay(dueOn, locale) })}
        </span>
      )}
    </>
  );
}
