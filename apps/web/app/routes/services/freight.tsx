import { FREIGHT_QUOTE } from '../../frame/links.ts';
import { tariffToExplain } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { FreightCrane } from '../../ui/drawings/freight-crane.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FreightComparison } from './freight-comparison.tsx';
import { FreightIncoterms } from './freight-incoterms.tsx';
import { FreightModes } from './freight-modes.tsx';
import type { Route } from './+types/freight.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return { tariff: await tariffToExplain(request) };
}

export default function Freight({ loaderData }: Route.ComponentProps) {
  const { tariff } = loaderData;
  const t = useT('freight');
  const frame = useT('frame');
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        picture="freight"
        service={frame('footerFreight')}
      />
      <div className="shell grid items-center gap-x-12 gap-y-10 pt-12 pb-16 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7">
          <h1 className="wide text-4xl sm:text-6xl">{t('title')}</h1>
          <p className="mt-5 mb-8 max-w-xl text-lg text-muted">{t('lead')}</p>
          <LinkButton to={FREIGHT_QUOTE}>{t('quote')}</LinkButton>
        </div>
        <div className="max-sm:hidden lg:col-span-5">
          <FreightCrane className="mx-auto w-full max-w-md" />
        </div>
      </div>
      <div className="shell space-y-24">
        <FreightModes tariff={tariff} />
        <FreightComparison tariff={tariff} />
        <FreightIncoterms />
        <Checklist />
      </div>
    </>
  );
}

const NEEDED = [1, 2, 3, 4, 5] as const;

function Checklist() {
  const t = useT('freight');
  return (
    <section className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <h2 className="wide text-3xl lg:col-span-4">{t('bookTitle')}</h2>
      <div className="lg:col-span-8">
        <ol className="divide-y divide-hairline border-y-2 border-ink">
          {NEEDED.map((item) => (
            <li key={item} className="flex gap-5 py-3.5">
              <span aria-hidden="true" className="numerals text-muted">
                {item}
              </span>
              {t(`book.${item}`)}
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <LinkButton to={FREIGHT_QUOTE}>{t('quote')}</LinkButton>
          <TextLink to="/services/customs">{t('customsLink')}</TextLink>
        </div>
      </div>
    </section>
  );
}
