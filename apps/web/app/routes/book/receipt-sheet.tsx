import type { DocumentOffer, Receipt } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Printer } from 'lucide-react';
import { ShipmentFacts } from '../../parcels/shipment-facts.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Section } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';
import { BankTransfer } from './bank-transfer.tsx';
import { CancelByLink } from './cancel-by-link.tsx';
import { CancelShipment } from './cancel-shipment.tsx';
import { ReceiptActivation } from './receipt-activation.tsx';
import { ReceiptDocuments } from './receipt-documents.tsx';
import { ReceiptHandover } from './receipt-handover.tsx';
import { ReceiptItems } from './receipt-items.tsx';
import { ReceiptNews } from './receipt-news.tsx';
import { ReceiptParties } from './receipt-parties.tsx';
import { ReceiptPayment } from './receipt-payment.tsx';

type ReceiptSheetProps = {
  receipt: Receipt;
  tariff: Tariff | null;
  documents: DocumentOffer[];
  mayCancel: boolean;
};

/** What was booked and what is owed. Also a printed page. */
export function ReceiptSheet({ receipt, tariff, documents, mayCancel }: ReceiptSheetProps) {
  const t = useT('receipt');
  const frame = useT('frame');
  const isCancelled = receipt.cancelledAt !== null;
  return (
    <article>
      <p className="wide mb-6 hidden text-2xl print:block">{frame('brand')}</p>
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="text-muted">
            {t('subtitle')} · <Time at={receipt.bookedAt} />
          </p>
          <h1 className="wide mt-2 text-4xl sm:text-5xl print:text-3xl">
            {t(isCancelled ? 'cancelledTitle' : 'title')}
          </h1>
          <p className="mt-5">
            <span className="block text-sm text-muted">{t('trackingId')}</span>
            <span className="numerals text-2xl sm:text-3xl" data-testid="tracking-number">
              {formatTrackingNumber(receipt.trackingNumber)}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-3 lg:col-span-5 lg:justify-end print:hidden">
          <LinkButton to={`/track?ref=${receipt.trackingNumber}`}>{t('trackShipment')}</LinkButton>
          <LinkButton look="secondary" to="/services/express">
            {t('createAnother')}
          </LinkButton>
          <LinkButton look="quiet" to="/dashboard">
            {t('dashboard')}
          </LinkButton>
          <Button look="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        </div>
      </header>
      <ReceiptNews receipt={receipt} />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12 print:grid-cols-2 print:gap-x-8">
        <div className="space-y-10 lg:col-span-7">
          {receipt.hold === 'awaiting_activation' && !isCancelled && (
            <ReceiptActivation email={receipt.shipper.email} />
          )}
          {receipt.bankTransfer !== null && !isCancelled && (
            <BankTransfer transfer={receipt.bankTransfer} />
          )}
          <ReceiptHandover receipt={receipt} />
          <Section title={t('shipmentTitle')}>
            <ShipmentFacts quote={receipt.quote} />
          </Section>
          <ReceiptParties receipt={receipt} />
          {receipt.items.length > 0 && (
            <ReceiptItems items={receipt.items} currency={receipt.quote.currency} />
          )}
        </div>
        <div className="space-y-10 lg:col-span-5">
          <ReceiptDocuments documents={documents} receiptId={receipt.id} />
          <ReceiptPayment receipt={receipt} tariff={tariff} />
          {!isCancelled && (
            <Section title={t('nextTitle')} className="print:hidden">
              <p>{t('nextText', { email: receipt.shipper.email })}</p>
              {mayCancel && <CancelShipment />}
              {receipt.cancellable && !mayCancel && <CancelByLink email={receipt.shipper.email} />}
            </Section>
          )}
        </div>
      </div>
    </article>
  );
}
