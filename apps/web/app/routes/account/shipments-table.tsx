import type { OwnShipment } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatShortDay } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { Ellipsis } from 'lucide-react';
import { Form } from 'react-router';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';
import { Menu } from '../../ui/menu.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';
import { SELECTED, SELECTION_FORM } from './selection.ts';

type ShipmentsTableProps = {
  shipments: OwnShipment[];
  /** Called when a row was ticked; without it rows cannot be selected. */
  onSelect?: (() => void) | undefined;
  /** Ticked before the page came back. */
  chosen?: readonly string[];
};

export function ShipmentsTable({ shipments, onSelect, chosen = [] }: ShipmentsTableProps) {
  const t = useT('shipments');
  const columns = columnsFor(t, useWords());
  if (onSelect !== undefined) columns.unshift(selectColumn(t, onSelect, chosen));
  return (
    <Table dense caption={t('title')} columns={columns} rows={shipments} actions={actionsOf} />
  );
}

function selectColumn(
  t: Translate<'shipments'>,
  onSelect: () => void,
  chosen: readonly string[],
): Column<OwnShipment> {
  return {
    name: t('select'),
    cell: ({ trackingNumber }) => (
      <input
        type="checkbox"
        form={SELECTION_FORM}
        name={SELECTED}
        value={trackingNumber}
        defaultChecked={chosen.includes(trackingNumber)}
        onChange={onSelect}
        aria-label={t('selectOf', { number: formatTrackingNumber(trackingNumber) })}
        className="size-5 translate-y-1 accent-ink @max-2xl:size-6"
      />
    ),
  };
}

/** Below 60rem there are fewer columns; the number and the status say what the others said. */
const NARROW = '@min-[60rem]:hidden';

function columnsFor(
  t: Translate<'shipments'>,
  { money, weight, service }: ReturnType<typeof useWords>,
): Column<OwnShipment>[] {
  return [
    {
      name: t('date'),
      wideOnly: true,
      cell: ({ createdAt }) => <Time at={createdAt} show="day" />,
    },
    {
      name: t('tracking'),
      heads: true,
      cell: (shipment) => (
        <>
          <TrackLink number={shipment.trackingNumber} />
          {shipment.orderReference !== null && (
            <span className="block max-w-56 text-sm font-normal wrap-anywhere">
              {t('reference', { reference: shipment.orderReference })}
            </span>
          )}
          <span className="block text-sm font-normal text-muted">
            {service(shipment.service)}
            <span className={NARROW}>
              , {weight(shipment.weightKg * 1000)}, {money(shipment.priceCents, shipment.currency)}
              <span className="block">
                <Time at={shipment.createdAt} show="day" />
              </span>
            </span>
          </span>
        </>
      ),
    },
    {
      name: t('status'),
      cell: (shipment) => (
        <>
          <StatusBadge status={shipment.status} />
          {shipment.hold !== null && (
            <span className="mt-1 block text-sm text-muted">{t(`hold.${shipment.hold}`)}</span>
          )}
          <span className={classes('mt-1 block text-sm', NARROW)}>
            <Due shipment={shipment} />
          </span>
        </>
      ),
    },
    { name: t('due'), wideOnly: true, cell: (shipment) => <Due shipment={shipment} /> },
    {
      name: t('recipient'),
      cell: ({ toName, to }) => (
        <>
          <span className="block">{toName}</span>
          <span className="block text-sm text-muted">{to}</span>
        </>
      ),
    },
    {
      name: t('weight'),
      numeric: true,
      wideOnly: true,
      cell: ({ weightKg, pieces }) => (
        <>
          {weight(weightKg * 1000)}
          {pieces > 1 && <span className="block text-sm text-muted">× {pieces}</span>}
        </>
      ),
    },
    {
      name: t('cost'),
      numeric: true,
      wideOnly: true,
      cell: ({ priceCents, currency }) => money(priceCents, currency),
    },
  ];
}

/** By when it should be delivered; nothing once it is, or when nothing is expected. */
function Due({ shipment: { status, hold, dueOn, late } }: { shipment: OwnShipment }) {
  const t = useT('shipments');
  const locale = useLocale();
  const isOver = status === 'Delivered' || status === 'Cancelled' || hold !== null;
  if (dueOn === null || isOver) return null;
  const day = formatShortDay(dueOn, locale);
  return (
    <span
      // Browsers and Node do not always agree on how a day is written.
      suppressHydrationWarning
      className={classes('whitespace-nowrap', late && 'font-semibold text-exception')}
    >
      {late ? t('late', { day }) : day}
    </span>
  );
}

function TrackLink({ number }: { number: string }) {
  const t = useT('shipments');
  const shown = formatTrackingNumber(number);
  return (
    <TextLink
      to={`/track?ref=${number}`}
      aria-label={t('trackOf', { number: shown })}
      className="numerals whitespace-nowrap"
    >
      {shown}
    </TextLink>
  );
}

function actionsOf(shipment: OwnShipment) {
  const { receiptId } = shipment;
  // staff who look at the dashboard are not given it: the link of a receipt is a right of its own
  return receiptId === null ? null : (
    <Actions shipment={shipment} receipt={`/receipt/${receiptId}`} />
  );
}

/** What is done every day is one click away, the rest in a menu. */
function Actions({ shipment, receipt }: { shipment: OwnShipment; receipt: string }) {
  const t = useT('shipments');
  const frame = useT('frame');
  const { trackingNumber, hold, status, cancellable } = shipment;
  const number = formatTrackingNumber(trackingNumber);
  return (
    <div className="flex items-center gap-x-4 @2xl:gap-x-3">
      {hold === null && status !== 'Cancelled' && (
        <TextLink
          to={`${receipt}/label.pdf`}
          reloadDocument
          aria-label={t('reprintOf', { number })}
          className="py-2"
        >
          {t('reprint')}
        </TextLink>
      )}
      <Form method="post" action={`${receipt}/duplicate`} reloadDocument>
        <button
          type="submit"
          aria-label={t('duplicateOf', { number })}
          className="py-2 font-semibold underline underline-offset-4"
        >
          {t('duplicate')}
        </button>
      </Form>
      <Menu
        buttonClassName="min-h-10 min-w-10 justify-center rounded"
        button={
          <>
            <Ellipsis aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {frame('actions')}: {number}
            </span>
          </>
        }
      >
        <ul className="min-w-44 py-1 text-start">
          <li>
            <TextLink to={receipt} aria-label={t('receiptOf', { number })} className={IN_MENU}>
              {t('receipt')}
            </TextLink>
          </li>
          {cancellable && (
            <li>
              <TextLink
                to={`${receipt}?cancel=ask`}
                aria-label={t('cancelOf', { number })}
                className={IN_MENU}
              >
                {t('cancel')}
              </TextLink>
            </li>
          )}
        </ul>
      </Menu>
    </div>
  );
}

const IN_MENU = 'block px-4 py-2.5';
