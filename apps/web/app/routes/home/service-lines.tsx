import type { Tariff } from '@waypost/domain/rates';
import { type ServiceFacts, useServiceFacts } from '../../parcels/service-facts.ts';
import {
  quoteAddress,
  SAMPLE_GRAMS,
  type SamplePrices,
  serviceQuery,
} from '../../parcels/services.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';

type ServiceLinesProps = { tariff: Tariff; prices: SamplePrices | null };

/** The six services as stations on two short lines: name, time and an example price. */
export function ServiceLines({ tariff, prices }: ServiceLinesProps) {
  const t = useT('quote');
  const services = useServiceFacts(tariff);
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {(['parcel', 'freight'] as const).map((kind) => (
        <section key={kind}>
          <h3 className="mb-4 text-xl">{kind === 'parcel' ? t('kindParcel') : t('kindFreight')}</h3>
          <ul>
            {services
              .filter((facts) => facts.kind === kind)
              .map((facts) => (
                <Station
                  key={facts.service}
                  facts={facts}
                  priceCents={prices?.[facts.service]}
                  currency={tariff.currency}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type StationProps = { facts: ServiceFacts; priceCents: number | undefined; currency: string };

function Station({ facts, priceCents, currency }: StationProps) {
  const t = useT('quote');
  const { money, weight } = useWords();
  const sample = { weight: weight(SAMPLE_GRAMS[facts.kind]) };
  return (
    <li className="group relative py-2.5 ps-12 not-last:before:absolute not-last:before:start-[9px] not-last:before:top-6 not-last:before:h-full not-last:before:w-1.5 not-last:before:bg-ink">
      <span
        aria-hidden="true"
        className="absolute start-0 top-3.5 block size-6 rounded-full border-[5px] border-ink bg-ground transition-colors duration-150 group-hover:bg-signal"
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={quoteAddress(serviceQuery(facts))}
          className="wide text-xl underline-offset-4 group-hover:underline group-hover:decoration-signal group-hover:decoration-2 after:absolute after:inset-0"
        >
          {facts.name}
        </Link>
        <span className="font-semibold">{facts.eta}</span>
      </p>
      {priceCents !== undefined && (
        <p className="text-sm text-muted">
          {facts.kind === 'parcel'
            ? t('sampleParcel', { ...sample, amount: money(priceCents, currency) })
            : t('sampleFreight', { ...sample, amount: money(priceCents, currency) })}
        </p>
      )}
    </li>
  );
}
