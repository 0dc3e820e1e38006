import type { Tariff } from '@waypost/domain/rates';
import { ArrowRight } from 'lucide-react';
import { useT } from '../platform/catalogs.tsx';
import { Link } from '../platform/link.tsx';
import { classes } from '../ui/classes.ts';
import { Parcel } from '../ui/drawings/goods.tsx';
import { Doorstep, Plane, Ship, Truck, Van } from '../ui/drawings/ways.tsx';
import { type ServiceFacts, useServiceFacts } from './service-facts.ts';
import { SAMPLE_GRAMS, type SamplePrices, type Service } from './services.ts';
import { useWords } from './words.ts';

type ServiceCardsProps = {
  tariff: Tariff;
  prices: SamplePrices | null;
  linkTo: (service: Service) => string;
  /** The one that the quote is about now. */
  current?: Service['service'];
};

const DRAWINGS = {
  standard: Parcel,
  express: Van,
  priority: Doorstep,
  air: Plane,
  sea: Ship,
  road: Truck,
};

/** Every service as a station on one of two lines, with what it promises; each leads to its price. */
export function ServiceCards({ tariff, prices, linkTo, current }: ServiceCardsProps) {
  const t = useT('quote');
  const services = useServiceFacts(tariff);
  return (
    <div className="space-y-16">
      {(['parcel', 'freight'] as const).map((kind) => (
        <section key={kind}>
          <h3 className="mb-5 text-xl">{kind === 'parcel' ? t('kindParcel') : t('kindFreight')}</h3>
          <div className="relative">
            <span
              aria-hidden="true"
              className="absolute start-[9px] top-5 bottom-0 w-1.5 bg-ink md:start-0 md:top-[9px] md:bottom-auto md:h-1.5 md:w-full"
            />
            <ul className="grid gap-y-12 md:grid-cols-3">
              {services
                .filter((facts) => facts.kind === kind)
                .map((facts) => (
                  <Card
                    key={facts.service}
                    facts={facts}
                    priceCents={prices?.[facts.service]}
                    currency={tariff.currency}
                    to={linkTo(facts)}
                    isCurrent={facts.service === current}
                  />
                ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

type CardProps = {
  facts: ServiceFacts;
  priceCents: number | undefined;
  currency: string;
  to: string;
  isCurrent: boolean;
};

function Card({ facts, priceCents, currency, to, isCurrent }: CardProps) {
  const t = useT('quote');
  const { money, weight } = useWords();
  const Drawing = DRAWINGS[facts.service];
  const sample = { weight: weight(SAMPLE_GRAMS[facts.kind]) };
  return (
    <li className="group relative flex flex-col ps-12 md:ps-0 md:pe-10">
      <span
        aria-hidden="true"
        className={classes(
          'absolute start-0 top-2.5 block size-6 rounded-full border-[5px] border-ink md:relative md:top-0 md:mb-6',
          'transition-colors duration-150',
          isCurrent ? 'bg-signal' : 'bg-ground group-hover:bg-signal',
        )}
      />
      <div className="flex flex-row-reverse items-center justify-between gap-3 md:flex-col md:items-start md:gap-5">
        <Drawing className="h-11 w-auto md:h-20" />
        <h4 className="wide text-2xl leading-tight">{facts.name}</h4>
      </div>
      <p className="mt-2 text-lg font-semibold">{facts.eta}</p>
      <p className="mt-3 max-w-sm text-muted">{t(`serviceText.${facts.service}`)}</p>
      <dl className="mt-5 grid max-w-sm grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-hairline pt-3 text-sm">
        <dt className="text-muted">{t('timetablePickup')}</dt>
        <dd>{facts.pickup}</dd>
        <dt className="text-muted">{t('timetableLimit')}</dt>
        <dd>{facts.limit}</dd>
        {priceCents !== undefined && (
          <>
            <dt className="text-muted">{t('sample')}</dt>
            <dd>
              {facts.kind === 'parcel'
                ? t('sampleParcel', { ...sample, amount: money(priceCents, currency) })
                : t('sampleFreight', { ...sample, amount: money(priceCents, currency) })}
            </dd>
          </>
        )}
      </dl>
      <Link
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        className="mt-auto inline-flex min-h-10 items-end gap-2 font-semibold underline decoration-2 underline-offset-4 group-hover:decoration-signal after:absolute after:inset-0"
      >
        {t('choose', { service: facts.name })}
        <ArrowRight aria-hidden="true" className="mb-1 size-4 rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
