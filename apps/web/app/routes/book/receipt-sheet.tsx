import type { DocumentOffer, Receipt } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import { ShipmentFacts } from '../../parcels/shipment-facts.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { Section } from '../../ui/panel.tsx';
import { BankTransfer } from './bank-transfer.tsx';
import { CancelByLink } from './cancel-by-link.tsx';
import { CancelShipment } from './cancel-shipment.tsx';
import { ReceiptActivation } from './receipt-activation.tsx';
import { ReceiptDocuments } from './receipt-documents.tsx';
import { ReceiptHandover } from './receipt-handover.tsx';
import { ReceiptHeader } from './receipt-header.tsx';
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
      <ReceiptHeader receipt={receipt} />
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
            <ShipmentFacts quote={receipt.quote} isCarried={!isCancelled} />
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
              {receipt.hold === null && <p>{t('nextText', { email: receipt.shipper.email })}</p>}
              {mayCancel && <CancelShipment />}
              {receipt.cancellable && !mayCancel && <CancelByLink email={receipt.shipper.email} />}
            </Section>
          )}
        </div>
      </div>
    </article>
  );
}
