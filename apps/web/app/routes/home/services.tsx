import type { Tariff } from '@waypost/domain/rates';
import { ArrowRight } from 'lucide-react';
import type { SamplePrices } from '../../parcels/services.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { Container, Papers, Racking } from '../../ui/drawings/goods.tsx';
import { Shop, Signpost, Van } from '../../ui/drawings/ways.tsx';
import { ServiceLines } from './service-lines.tsx';
import { Strip } from './strip.tsx';

const PAGES = [
  { key: 'express', to: '/services/express', Drawing: Van },
  { key: 'freight', to: '/services/freight', Drawing: Container },
  { key: 'ecommerce', to: '/services/ecommerce', Drawing: Shop },
  { key: 'customs', to: '/services/customs', Drawing: Papers },
  { key: 'domestic', to: '/services/domestic', Drawing: Signpost },
  { key: 'warehousing', to: '/services/warehousing', Drawing: Racking },
] as const;

export function Services({ tariff, prices }: { tariff: Tariff; prices: SamplePrices | null }) {
  const t = useT('home');
  const { weight } = useWords();
  return (
    <section id="services">
      <div className="shell">
        <h2 className="wide text-3xl sm:text-4xl">{t('servicesTitle')}</h2>
        <p className="mt-4 mb-12 max-w-2xl text-lg text-muted">
          {t('servicesText', { limit: weight(tariff.parcel.maxPieceGrams) })}
        </p>
        <ServiceLines tariff={tariff} prices={prices} />
      </div>
      <div className="mt-16">
        <Strip motion="stops" title={t('pagesTitle')}>
          <Pages />
        </Strip>
      </div>
    </section>
  );
}

function Pages() {
  const t = useT('home');
  return (
    <ul className="flex gap-4">
      {PAGES.map(({ key, to, Drawing }) => (
        <li
          key={key}
          className="group relative flex w-72 shrink-0 flex-col rounded bg-panel p-6 sm:w-80"
        >
          <Drawing className="mb-6 h-20 w-auto self-start" />
          <h4 className="wide text-xl leading-tight">
            <Link to={to} className="after:absolute after:inset-0">
              {t(`page.${key}`)}
            </Link>
          </h4>
          <p className="mt-2 mb-5 text-muted">{t(`pageText.${key}`)}</p>
          <ArrowRight
            aria-hidden="true"
            className="mt-auto size-5 transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
          />
        </li>
      ))}
    </ul>
  );
}
