import { tariffVersion1 } from '@waypost/domain/rates';
import { formatCountry } from '@waypost/i18n/formats';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useOrganisation } from '../../frame/organisation.ts';
import { samplePrices } from '../../parcels/sample-prices.ts';
import { findTariff } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { readVisitor } from '../../platform/visitor.server.ts';
import { destinations } from './destinations.server.ts';
import { exampleRates } from './example-rates.server.ts';
import { Hero } from './hero.tsx';
import { Locations } from './locations.tsx';
import { Rates } from './rates.tsx';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';
import { Support } from './support.tsx';
import { Testimonials } from './testimonials.tsx';

/** Times and limits are told also while the api is away; prices only at the tariff in force. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { locale } = readVisitor(request);
  const nameCountry = (code: string) => formatCountry(code, locale);
  const inForce = await findTariff(request);
  return {
    tariff: inForce ?? tariffVersion1,
    prices: inForce && samplePrices(inForce),
    examples: inForce && exampleRates(inForce, nameCountry),
    ...destinations(nameCountry),
  };
}

export default function Home() {
  const { tariff, prices, examples, departures, regions } = useLoaderData<typeof loader>();
  const t = useT('home');
  return (
    <>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        jsonLd={useOrganisation()}
      />
      <Hero />
      <div className="space-y-24 pt-20 lg:space-y-32 lg:pt-28">
        <Services tariff={tariff} prices={prices} />
        <Locations tariff={tariff} departures={departures} regions={regions} />
        <Steps />
        <Rates tariff={tariff} examples={examples} />
        <Testimonials />
        <Support />
      </div>
    </>
  );
}
