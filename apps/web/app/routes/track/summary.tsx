import type { PublicTracking } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { hasSize, useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Facts, Section } from '../../ui/panel.tsx';
import { Time } from '../../ui/time.tsx';

/** What is being carried, and for whom. */
export function Summary({ tracking }: { tracking: PublicTracking }) {
  const t = useT('tracking');
  return (
    <Section title={t('summaryTitle')}>
      <div className="print:columns-2 print:gap-8">
        <Facts facts={useFacts(tracking)} />
      </div>
      <p className="mt-4 text-sm text-muted print:hidden">{t('contactsMasked')}</p>
    </Section>
  );
}

function useFacts(tracking: PublicTracking): (readonly [ReactNode, ReactNode])[] {
  const t = useT('tracking');
  const words = useT('parcels');
  const { weight, size } = useWords();
  const { parcel, freight, shipper, recipient } = tracking;
  const each = (measure: string) => (freight === null ? measure : words('perPallet', { measure }));
  const box = parcel ?? freight;

  const facts: (readonly [ReactNode, ReactNode])[] = [
    [t('from'), tracking.from],
    [t('to'), tracking.to],
  ];
  if (parcel !== null) facts.push([t('service'), words(`level.${parcel.level}`)]);
  if (freight !== null) {
    facts.push([t('service'), words(`mode.${freight.mode}`)]);
    facts.push([t('quantity'), words('pallets', { count: freight.pallets })]);
  }
  if (box !== null) facts.push([t('weight'), each(weight(box.weightGrams))]);
  if (box !== null && hasSize(box)) facts.push([t('size'), each(size(box))]);
  if (freight !== null) facts.push([t('incoterm'), freight.incoterm]);
  facts.push([t('created'), <Time key="created" at={tracking.createdAt} />]);
  facts.push([
    t('shipper'),
    <Contact key="shipper" lines={[shipper.name, shipper.email, shipper.phone]} />,
  ]);
  facts.push([
    t('recipient'),
    <Contact
      key="recipient"
      lines={[recipient.name, recipient.address, recipient.email, recipient.phone]}
    />,
  ]);
  return facts;
}

function Contact({ lines }: { lines: string[] }) {
  return lines.filter(Boolean).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
