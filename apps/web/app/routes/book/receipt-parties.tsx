import type { Receipt } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Facts, Section } from '../../ui/panel.tsx';

export function ReceiptParties({ receipt }: { receipt: Receipt }) {
  const t = useT('receipt');
  const locale = useLocale();
  const country = (code: string | null) => (code === null ? '' : formatCountry(code, locale));
  const { payer } = receipt;
  const facts: [ReactNode, ReactNode][] = (['shipper', 'recipient'] as const).map((role) => {
    const party = receipt[role];
    const structured = [
      party.line1,
      party.line2,
      [party.postalCode, party.city].filter(Boolean).join(' '),
      party.region,
      country(party.country),
    ];
    const address = party.line1 === '' ? [party.address] : structured;
    return [
      t(role),
      <Lines key={role} lines={[party.name, ...address, party.email, party.phone]} />,
    ];
  });
  if (payer !== null) {
    const vatId = payer.vatId === '' ? '' : t('vatId', { id: payer.vatId });
    facts.push([
      t('payer'),
      <Lines key="payer" lines={[payer.name, vatId, country(payer.country)]} />,
    ]);
  }
  return (
    <Section title={t('partiesTitle')}>
      <Facts facts={facts} />
    </Section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line, at) => (
      <span key={at} className="block whitespace-pre-line">
        <bdi>{line}</bdi>
      </span>
    ));
}
