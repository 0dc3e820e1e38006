import { QUOTE } from '../../frame/links.ts';
import { tariffToExplain } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EcommerceStorefront } from '../../ui/drawings/ecommerce-storefront.tsx';
import { Stations } from '../../ui/stations.tsx';
import { EcommerceApi } from './ecommerce-api.tsx';
import { EcommerceCash } from './ecommerce-cash.tsx';
import { priceExample } from './ecommerce-example.server.ts';
import { EcommerceInsurance } from './ecommerce-insurance.tsx';
import type { Route } from './+types/ecommerce.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const tariff = await tariffToExplain(request);
  return { tariff, answer: priceExample(tariff) };
}

const CALLS = [1, 2, 3] as const;

export default function Ecommerce({ loaderData }: Route.ComponentProps) {
  const { tariff, answer } = loaderData;
  const t = useT('ecommerce');
  const frame = useT('frame');
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        picture="ecommerce"
        service={frame('footerEcommerce')}
      />
      <div className="shell grid items-center gap-x-12 gap-y-10 pt-12 pb-16 lg:grid-cols-12 lg:pt-16">
        <div className="max-lg:hidden lg:col-span-6">
          <EcommerceStorefront />
        </div>
        <div className="lg:col-span-6">
          <h1 className="wide text-4xl sm:text-6xl">{t('title')}</h1>
          <p className="mt-5 mb-8 max-w-xl text-lg text-muted">{t('lead')}</p>
          <div className="flex flex-wrap gap-4">
            <LinkButton to="/developers">{t('docs')}</LinkButton>
            <LinkButton look="secondary" to="/contact?topic=sales">
              {t('talk')}
            </LinkButton>
          </div>
        </div>
      </div>
      <div className="shell space-y-24">
        <section>
          <h2 className="wide text-3xl sm:text-4xl">{t('connectTitle')}</h2>
          <p className="mt-4 mb-10 max-w-2xl text-lg text-muted">{t('connectText')}</p>
          <Stations
            stations={CALLS.map((call) => ({
              title: t(`connect.${call}`),
              text: t(`connect.${call}Text`),
            }))}
          />
        </section>
        <EcommerceCash tariff={tariff} answer={answer} />
        <section className="grid gap-x-12 gap-y-5 lg:grid-cols-12">
          <h2 className="wide text-3xl lg:col-span-4">{t('returnsTitle')}</h2>
          <p className="border-t-2 border-ink pt-4 text-lg lg:col-span-4">{t('returnsText')}</p>
          <p className="border-t-2 border-ink pt-4 text-lg lg:col-span-4">{t('returnsFailed')}</p>
        </section>
        <EcommerceInsurance tariff={tariff} />
        <EcommerceApi answer={answer} />
        <section className="border-t-2 border-ink pt-6">
          <h2 className="wide text-3xl">{t('endTitle')}</h2>
          <p className="mt-3 mb-6 text-lg text-muted">{t('endText')}</p>
          <LinkButton to={QUOTE}>{t('quote')}</LinkButton>
        </section>
      </div>
    </>
  );
}
