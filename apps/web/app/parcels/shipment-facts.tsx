import type { Quote } from '@waypost/contract/client';
import type { ReactNode } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { Facts } from '../ui/panel.tsx';
import { Station } from '../ui/route-line.tsx';
import { hasSize, useWords } from './words.ts';

type ShipmentFactsProps = { quote: Quote; more?: (readonly [ReactNode, ReactNode])[] };

/** What a quote is about: the way, the service, and what is carried. */
export function ShipmentFacts({ quote, more = [] }: ShipmentFactsProps) {
  const words = useT('parcels');
  const { eta, delivery, weight, size } = useWords();
  const { request } = quote;
  const freight = request.serviceType === 'freight' ? request : null;
  const box = request.serviceType === 'freight' ? request.pallet : request.parcels[0];
  const each = (measure: string) => (freight === null ? measure : words('perPallet', { measure }));

  const facts: (readonly [ReactNode, ReactNode])[] = [
    [
      words('service'),
      request.serviceType === 'freight'
        ? words(`mode.${request.mode}`)
        : words(`level.${request.serviceLevel}`),
    ],
    [words('transit'), eta(quote.eta)],
  ];
  if (quote.delivery !== undefined) facts.push([words('delivery'), delivery(quote.delivery)]);
  if (freight !== null) {
    facts.push([words('quantity'), words('pallets', { count: freight.pallets })]);
    facts.push([words('incoterm'), freight.incoterm]);
  }
  if (box !== undefined && hasSize(box)) facts.push([words('size'), each(size(box))]);
  facts.push([words('billable'), weight(quote.billableGrams)]);

  return (
    <>
      <Way from={request.origin} to={request.destination} />
      <Facts facts={[...facts, ...more]} />
    </>
  );
}

function Way({ from, to }: { from: string; to: string }) {
  const t = useT('parcels');
  return (
    <div className="relative mb-4 space-y-3">
      <span aria-hidden="true" className="absolute start-[9px] top-3 bottom-3 w-1.5 bg-ink" />
      {[
        { name: t('from'), place: from, state: 'reached' as const },
        { name: t('to'), place: to, state: 'ahead' as const },
      ].map((end) => (
        <p key={end.name} className="flex items-center gap-4 text-lg font-semibold">
          <Station state={end.state} />
          <span className="sr-only">{end.name} </span>
          {end.place}
        </p>
      ))}
    </div>
  );
}
