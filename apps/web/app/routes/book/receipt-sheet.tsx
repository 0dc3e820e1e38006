import type { Receipt } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Printer } from 'lucide-react';
import { ChargeList } from '../../parcels/charge-list.tsx';
import { ShipmentFacts } from '../../parcels/shipment-facts.tsx';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Facts, Section } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';
import { ReceiptDocuments } from './receipt-documents.tsx';

/** What was booked and what is owed. Also a printed page. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const t = useT('receipt');
  const frame = useT('frame');
  return (
    <article>
      <p className="wide mb-6 hidden text-2xl print:block">{frame('brand')}</p>
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="text-muted">
            {t('subtitle')} · <Time at={receipt.bookedAt} />
          </p>
          <h1 className="wide mt-2 text-4xl sm:text-5xl print:text-3xl">{t('title')}</h1>
          <p className="mt-5">
            <span className="block text-sm text-muted">{t('trackingId')}</span>
            <span className="numerals text-2xl sm:text-3xl" data-testid="tracking-number">
              {formatTrackingNumber(receipt.trackingNumber)}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end print:hidden">
          <LinkButton to={`/track?ref=${receipt.trackingNumber}`}>{t('trackShipment')}</LinkButton>
          <LinkButton look="secondary" to="/services/express">
            {t('createAnother')}
          </LinkButton>
          <Button look="quiet" className="px-2" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        </div>
      </header>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12 print:grid-cols-2 print:gap-x-8">
        <div className="space-y-10 lg:col-span-7">
          <Section title={t('shipmentTitle')}>
            <ShipmentFacts
              quote={receipt.quote}
              more={[
                [t('shipper'), <Party key="shipper" {...receipt.shipper} />],
                [t('recipient'), <Party key="recipient" {...receipt.recipient} />],
              ]}
            />
          </Section>
        </div>
        <div className="space-y-10 lg:col-span-5">
          <ReceiptDocuments receiptId={receipt.id} />
          <Payment receipt={receipt} />
          <Section title={t('nextTitle')} className="print:hidden">
            <p>{t('nextText', { email: receipt.shipper.email })}</p>
          </Section>
        </div>
      </div>
    </article>
  );
}

function Payment({ receipt }: { receipt: Receipt }) {
  const t = useT('receipt');
  const billing = useT('billing');
  const { money } = useWords();
  const { charges, paymentState, paymentMethod } = receipt;
  const amount = money(charges.totalCents, charges.currency);
  return (
    <Section
      title={t('paymentTitle')}
      aside={<Badge className="bg-created-ground text-created">{t(`state.${paymentState}`)}</Badge>}
    >
      <p className="mb-3">{t(`stateText.${paymentState}`, { amount })}</p>
      <Facts facts={[[t('method'), billing(`method.${paymentMethod}`)]]} />
      <div className="mt-2 border-t border-hairline">
        <ChargeList charges={charges} />
      </div>
    </Section>
  );
}

type PartyProps = { name: string; email: string; phone: string; address?: string };

function Party({ name, email, phone, address = '' }: PartyProps) {
  return [name, address, email, phone].filter(Boolean).map((line) => (
    <span key={line} className="block whitespace-pre-line">
      {line}
    </span>
  ));
}
