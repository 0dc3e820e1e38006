import type { BlockedDelivery, PoolDelivery, PoolPickup } from '@waypost/contract/client';
import { formatShortDay, formatWeight } from '@waypost/i18n/formats';
import type { PageLocale } from '@waypost/i18n/locales';
import type { Translate } from '@waypost/i18n/messages';
import { LISTED_SERVICES } from '../../../parcels/shipment-filter.ts';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { pickupPath, shipmentPath } from '../admin-paths.ts';

type Tick = () => void;
type Words = Translate<'console-dispatch'>;

function Box({
  name,
  value,
  label,
  tick,
}: {
  name: string;
  value: string;
  label: string;
  tick: Tick;
}) {
  return (
    <label className="-my-2 inline-flex size-11 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        name={name}
        value={value}
        className="size-5 accent-ink"
        onChange={tick}
      />
    </label>
  );
}

function shipmentColumn(t: Words): Column<{ ref: string; shipmentId: string }> {
  return {
    name: t('shipment'),
    heads: true,
    cell: ({ ref, shipmentId }) => (
      <TextLink to={shipmentPath(shipmentId)} className="numerals whitespace-nowrap">
        {ref}
      </TextLink>
    ),
  };
}

function piecesColumn(t: Words): Column<{ pieces: number }> {
  return { name: t('pieces'), numeric: true, cell: ({ pieces }) => pieces };
}

function dueColumn(t: Words, locale: PageLocale): Column<{ dueOn: string | null }> {
  return {
    name: t('dueOn'),
    cell: ({ dueOn }) => (dueOn === null ? '' : formatShortDay(dueOn, locale)),
    isEmpty: ({ dueOn }) => dueOn === null,
  };
}

/** The checkbox of a row, for those who may select. */
function boxColumn<Row>(
  t: Words,
  tick: Tick | undefined,
  name: string,
  valueOf: (row: Row) => string,
): Column<Row>[] {
  if (tick === undefined) return [];
  return [
    {
      name: t('choose'),
      head: <span className="sr-only">{t('choose')}</span>,
      cell: (row) => {
        const value = valueOf(row);
        return <Box name={name} value={value} label={t('chooseOf', { name: value })} tick={tick} />;
      },
    },
  ];
}

export function DeliveriesTable({ rows, tick }: { rows: PoolDelivery[]; tick?: Tick }) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  const { money } = useWords();
  return (
    <Table
      dense
      caption={t('deliveries', { count: rows.length })}
      rows={rows}
      columns={deliveryColumns(t, locale, money, tick)}
      keyOf={({ ref }) => ref}
    />
  );
}

function deliveryColumns(
  t: Words,
  locale: PageLocale,
  money: ReturnType<typeof useWords>['money'],
  tick: Tick | undefined,
): Column<PoolDelivery>[] {
  return [
    ...boxColumn<PoolDelivery>(t, tick, 'ref', ({ ref }) => ref),
    shipmentColumn(t),
    {
      name: t('to'),
      cell: ({ postalCode, city, arrived }) => (
        <>
          {[postalCode, city].filter(Boolean).join(' ')}
          {!arrived && <span className="block text-sm text-muted">{t('partly')}</span>}
        </>
      ),
    },
    {
      name: t('service'),
      wideOnly: true,
      cell: ({ service }) => t(`service.${serviceOf(service)}`),
    },
    piecesColumn(t),
    {
      name: t('load'),
      numeric: true,
      wideOnly: true,
      cell: ({ weightGrams }) => formatWeight(weightGrams, locale),
    },
    dueColumn(t, locale),
    {
      name: t('collect'),
      numeric: true,
      cell: ({ due }) => (due === null ? '' : money(due.cents, due.currency)),
      isEmpty: ({ due }) => due === null,
    },
  ];
}

/**
 * Shipments that cannot go on a round now. They cannot be selected; the problem is solved on the shipment's page.
 */
export function BlockedTable({ rows }: { rows: BlockedDelivery[] }) {
  const t = useT('console-dispatch');
  const locale = useLocale();
  return (
    <Table
      dense
      caption={t('blocked', { count: rows.length })}
      rows={rows}
      columns={blockedColumns(t, locale)}
      keyOf={({ ref }) => ref}
    />
  );
}

function blockedColumns(t: Words, locale: PageLocale): Column<BlockedDelivery>[] {
  return [
    shipmentColumn(t),
    { name: t('why'), cell: ({ obstacle }) => t(`obstacle.${obstacle}`) },
    {
      name: t('to'),
      cell: ({ postalCode, city }) => [postalCode, city].filter(Boolean).join(' '),
    },
    piecesColumn(t),
    dueColumn(t, locale),
  ];
}

function serviceOf(service: string): (typeof LISTED_SERVICES)[number] {
  return LISTED_SERVICES.find((known) => known === service) ?? 'freight';
}

export function PickupsTable({ rows, tick }: { rows: PoolPickup[]; tick?: Tick }) {
  const t = useT('console-dispatch');
  return (
    <Table
      dense
      caption={t('pickups', { count: rows.length })}
      rows={rows}
      columns={pickupColumns(t, tick)}
      keyOf={({ pickupId }) => pickupId}
    />
  );
}

function pickupColumns(t: Words, tick: Tick | undefined): Column<PoolPickup>[] {
  return [
    ...boxColumn<PoolPickup>(t, tick, 'pickup', ({ pickupId }) => pickupId),
    {
      name: t('pickup'),
      heads: true,
      cell: ({ pickupId }) => (
        <TextLink to={pickupPath(pickupId)} className="numerals whitespace-nowrap">
          {pickupId}
        </TextLink>
      ),
    },
    {
      name: t('at'),
      cell: ({ city, country, hubKnown }) => (
        <>
          {city}
          {!hubKnown && (
            <span className="block text-sm text-muted">{t('noHubKnown', { country })}</span>
          )}
        </>
      ),
    },
    { name: t('window'), cell: ({ window }) => <span className="numerals">{window}</span> },
    piecesColumn(t),
    {
      name: t('state'),
      cell: ({ status }) => t(status === 'Requested' ? 'requested' : 'scheduled'),
    },
  ];
}
