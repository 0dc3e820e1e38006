import type { OwnShipment } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Translate } from '@waypost/i18n/messages';
import { Form } from 'react-router';
import { StatusBadge } from '../../parcels/status-badge.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Time } from '../../ui/time.tsx';

export function ShipmentsTable({ shipments }: { shipments: OwnShipment[] }) {
  const t = useT('shipments');
  const columns = columnsFor(t, useWords());
  return <Table caption={t('title')} columns={columns} rows={shipments} actions={actionsOf} />;
}

function columnsFor(
  t: Translate<'shipments'>,
  { money, weight, service }: ReturnType<typeof useWords>,
): Column<OwnShipment>[] {
  return [
    { name: t('date'), cell: ({ createdAt }) => <Time at={createdAt} /> },
    {
      name: t('tracking'),
      heads: true,
      cell: ({ trackingNumber }) => (
        <span className="numerals whitespace-nowrap">{formatTrackingNumber(trackingNumber)}</span>
      ),
    },
    { name: t('service'), cell: (shipment) => service(shipment.service) },
    {
      name: t('status'),
      cell: ({ status, hold }) => (
        <>
          <StatusBadge status={status} />
          {hold !== null && (
            <span className="mt-1 block text-sm text-muted">{t(`hold.${hold}`)}</span>
          )}
        </>
      ),
    },
    {
      name: t('recipient'),
      cell: ({ toName, to }) => (
        <>
          <span className="block">{toName}</span>
          <span className="block text-sm text-muted">{to}</span>
        </>
      ),
    },
    { name: t('pieces'), numeric: true, cell: ({ pieces }) => pieces },
    { name: t('weight'), numeric: true, cell: ({ weightKg }) => weight(weightKg * 1000) },
    {
      name: t('cost'),
      numeric: true,
      cell: ({ priceCents, currency }) => money(priceCents, currency),
    },
  ];
}

function actionsOf(shipment: OwnShipment) {
  return <Actions shipment={shipment} />;
}

function Actions({ shipment }: { shipment: OwnShipment }) {
  const t = useT('shipments');
  const { trackingNumber, receiptId, hold, status, cancellable } = shipment;
  const number = formatTrackingNumber(trackingNumber);
  const hasLabel = hold === null && status !== 'Cancelled';
  return (
    <>
      <TextLink
        to={`/track?ref=${trackingNumber}`}
        aria-label={t('trackOf', { number })}
        className="py-2"
      >
        {t('track')}
      </TextLink>
      {receiptId !== null && (
        <OfReceipt receipt={`/receipt/${receiptId}`} number={number} hasLabel={hasLabel} />
      )}
      {receiptId !== null && cancellable && (
        <TextLink
          to={`/receipt/${receiptId}?cancel=ask`}
          aria-label={t('cancelOf', { number })}
          className="py-2"
        >
          {t('cancel')}
        </TextLink>
      )}
    </>
  );
}

type OfReceiptProps = { receipt: string; number: string; hasLabel: boolean };

/** Staff who look at the dashboard are not given these: the link of a receipt is a right of its own. */
function OfReceipt({ receipt, number, hasLabel }: OfReceiptProps) {
  const t = useT('shipments');
  return (
    <>
      <TextLink to={receipt} aria-label={t('receiptOf', { number })} className="py-2">
        {t('receipt')}
      </TextLink>
      {hasLabel && (
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
        <Button
          type="submit"
          look="quiet"
          className="min-h-10"
          aria-label={t('duplicateOf', { number })}
        >
          {t('duplicate')}
        </Button>
      </Form>
    </>
  );
}
