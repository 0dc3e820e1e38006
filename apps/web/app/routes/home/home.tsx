import { tariffVersion1 } from '@waypost/domain/rates';
import { formatCountry } from '@waypost/i18n/formats';
import { useOrganisation } from '../../frame/organisation.ts';
import { findOnTime } from '../../parcels/on-time.server.ts';
import { samplePrices } from '../../parcels/sample-prices.ts';
import { readServiceLimits } from '../../parcels/service-limits.server.ts';
import { findTariff } from '../../parcels/tariff.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useSite } from '../../platform/site.ts';
import { readVisitor } from '../../platform/visitor.server.ts';
import { CityNames } from './city-names.ts';
import { exampleRates } from './example-rates.server.ts';
import { Hero } from './hero.tsx';
import { Locations } from './locations.tsx';
import { cityOf, countriesNamed } from './network.ts';
import { Rates } from './rates.tsx';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';
import { Support } from './support.tsx';
import { Testimonials } from './testimonials.tsx';
import { catalogLocaleOf, type PageLocale } from '@waypost/i18n/locales';
import type { Route } from './+types/home.ts';

/** Times and limits are told also while the api is away; prices only at the tariff in force. */
export async function loader({ request }: Route.LoaderArgs) {
  const { locale } = readVisitor(request);
  const nameCountry = (code: string) => formatCountry(code, locale);
  const cityNames = cityNamesIn(locale);
  const [inForce, limits, onTime] = await Promise.all([
    findTariff(request),
    readServiceLimits(request),
    findOnTime(request),
  ]);
  return {
    tariff: inForce ?? tariffVersion1,
    onTime,
    prices: inForce && samplePrices(inForce),
    examples: inForce && exampleRates({ tariff: inForce, limits }, nameCountry, cityNames),
    cityNames,
    // Browsers do not always agree with the server on the name of a country.
    countries: Object.fromEntries(countriesNamed().map((code) => [code, nameCountry(code)])),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tariff, onTime, prices, examples, countries, cityNames } = loaderData;
  const placeOf = (name: string) => {
    const { city, country } = cityOf(name);
    return `${cityNames[city] ?? city}, ${countries[country] ?? country}`;
  };
  const t = useT('home');
  const isSimulation = useSite()?.isSimulation ?? false;
  return (
    <CityNames value={cityNames}>
      <PageHead
        title={t('metaTitle')}
        description={t('metaDescription')}
        jsonLd={useOrganisation()}
      />
      <Hero onTime={onTime} />
      <div className="space-y-24 pt-20 lg:space-y-32 lg:pt-28">
        <Services tariff={tariff} prices={prices} />
        <Locations tariff={tariff} placeOf={placeOf} />
        <Steps />
        <Rates tariff={tariff} examples={examples} />
        {isSimulation && <Testimonials />}
        <Support />
      </div>
    </CityNames>
  );
}

import names from './city-names.json' with { type: 'json' };

/** How the cities of this page are called in a language, by their English name, where it is another. */
function cityNamesIn(locale: PageLocale): Record<string, string> {
  const byLanguage: Record<string, Record<string, string>> = names;
  return byLanguage[catalogLocaleOf(locale)] ?? {};
}
