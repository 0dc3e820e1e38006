import type { PartyView, PublicTracking } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { hasSize, useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Facts, Section } from '../../ui/panel.tsx';
import { LocalTime } from './local-time.tsx';

type SummaryProps = { tracking: PublicTracking; party: PartyView | null };

/** What is being carried, and for whom. */
export function Summary({ tracking, party }: SummaryProps) {
  const t = useT('tracking');
  const partyText = useT('party');
  return (
    <Section title={t('summaryTitle')}>
      <div className="print:columns-2 print:gap-8">
        <Facts facts={useFacts(tracking, party)} />
      </div>
      <p className="mt-4 text-sm text-muted print:hidden">
        {party === null ? t('contactsMasked') : partyText(`seenAs.${party.role}`)}
      </p>
    </Section>
  );
}

function useFacts(
  tracking: PublicTracking,
  party: PartyView | null,
): (readonly [ReactNode, ReactNode])[] {
  const t = useT('tracking');
  const words = useT('parcels');
  const { weight, size } = useWords();
  const { parcel, freight } = tracking;
  const shipper = party?.shipper ?? { ...tracking.shipper, address: null };
  const recipient = party?.recipient ?? tracking.recipient;
  const each = (measure: string) => (freight === null ? measure : words('perPallet', { measure }));
  const box = parcel ?? freight;

  const facts: (readonly [ReactNode, ReactNode])[] = [
    [t('from'), <Place key="from" name={tracking.from} />],
    [t('to'), <Place key="to" name={tracking.to} />],
  ];
  if (parcel !== null) facts.push([t('service'), words(`level.${parcel.level}`)]);
  if (freight !== null) {
    facts.push([t('service'), words(`mode.${freight.mode}`)]);
    facts.push([t('quantity'), words('pallets', { count: freight.pallets })]);
  }
  if (box !== null) facts.push([t('weight'), each(weight(box.weightGrams))]);
  if (box !== null && hasSize(box)) facts.push([t('size'), each(size(box))]);
  if (freight !== null) facts.push([t('incoterm'), freight.incoterm]);
  facts.push([
    t('created'),
    <LocalTime
      key="created"
      at={tracking.createdAt}
      timeZone={tracking.timeline.at(-1)?.timeZone ?? 'UTC'}
    />,
  ]);
  facts.push([
    t('shipper'),
    <Contact key="shipper" lines={[shipper.name, shipper.address, shipper.email, shipper.phone]} />,
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

/** Node says "Hong Kong SAR China" where Chromium says "Hong Kong". */
function Place({ name }: { name: string }) {
  return <span suppressHydrationWarning>{name}</span>;
}

function Contact({ lines }: { lines: (string | null)[] }) {
  return lines.filter(Boolean).map((line) => (
    <span key={line} className="block break-words">
      <bdi>{line}</bdi>
    </span>
  ));
}
