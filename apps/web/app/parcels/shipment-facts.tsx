import type { Quote } from '@waypost/contract/client';
import { useT } from '../platform/catalogs.tsx';
import { Facts } from '../ui/panel.tsx';
import { Station } from '../ui/route-line.tsx';
import { hasSize, useWords } from './words.ts';

type ShipmentFactsProps = {
  quote: Quote;
  /** A cancelled shipment arrives on no day. */
  isCarried?: boolean;
  /** Lower, where it stands among fields: the days of delivery say the transit time. */
  dense?: boolean;
};

/** What a quote is about: the way, the service, and what is carried. */
export function ShipmentFacts({ quote, isCarried = true, dense = false }: ShipmentFactsProps) {
  const words = useT('parcels');
  const { eta, delivery, weight, size, service } = useWords();
  const { request } = quote;
  const freight = request.serviceType === 'freight' ? request : null;
  const boxes = request.serviceType === 'freight' ? [request.pallet] : request.parcels;
  const each = (measure: string) => (freight === null ? measure : words('perPallet', { measure }));
  const isSeveral = boxes.length > 1;
  const sizes = boxes
    .filter(hasSize)
    .map((box) => (isSeveral ? `${weight(box.weightGrams)}, ${size(box)}` : each(size(box))));

  return (
    <>
      <Way from={request.origin} to={request.destination} />
      <Facts
        dense={dense}
        facts={[
          [
            words('service'),
            service(request.serviceType === 'freight' ? request.mode : request.serviceLevel),
          ],
          isCarried &&
            !(dense && quote.delivery !== undefined) && [words('transit'), eta(quote.eta)],
          isCarried &&
            quote.delivery !== undefined && [words('delivery'), delivery(quote.delivery)],
          freight && [words('quantity'), words('pallets', { count: freight.pallets })],
          isSeveral && [words('quantity'), words('parcels', { count: boxes.length })],
          freight && [words('incoterm'), freight.incoterm],
          sizes.length > 0 && [words('size'), <Sizes key="size" sizes={sizes} />],
          [words('billable'), weight(quote.billableGrams)],
        ]}
      />
    </>
  );
}

function Sizes({ sizes }: { sizes: string[] }) {
  return sizes.map((each, at) => (
    <span key={at} className="block">
      {each}
    </span>
  ));
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
