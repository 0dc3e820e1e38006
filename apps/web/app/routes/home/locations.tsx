import type { Tariff } from '@waypost/domain/rates';
import { Link } from '../../platform/link.tsx';
import { quoteAddress } from '../../parcels/services.ts';
import { useT } from '../../platform/catalogs.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useCityName } from './city-names.ts';
import { Departures } from './departures.tsx';
import { LineMap } from './line-map.tsx';
import { REGIONS } from './network.ts';

/** `placeOf` names a city with its country, as a place is typed. */
type LocationsProps = { tariff: Tariff; placeOf: (city: string) => string };

export function Locations({ tariff, placeOf }: LocationsProps) {
  const t = useT('home');
  const nameOf = useCityName();
  return (
    <section id="locations">
      <div className="shell mb-14">
        <LineMap />
      </div>
      <Departures tariff={tariff} placeOf={placeOf} />
      <div className="shell mt-14">
        <div className="grid gap-x-6 gap-y-6 md:grid-cols-3 md:gap-y-10 xl:grid-cols-6">
          {REGIONS.map(({ key, cities }) => (
            <section key={key}>
              <h3 className="border-t-2 border-ink pt-3 text-base">{t(key)}</h3>
              <ul className="mt-2 flex flex-wrap gap-x-4 md:block">
                {cities.map((name) => (
                  <li key={name}>
                    <Link
                      to={quoteAddress({ type: 'parcel', to: placeOf(name) })}
                      className="inline-flex min-h-8 items-center underline decoration-hairline underline-offset-4 hover:decoration-signal hover:decoration-2"
                    >
                      {nameOf(name)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="mt-8 max-w-2xl text-muted">{t('locationsMore')}</p>
        <p className="mt-3">
          <TextLink to="/service-points">{t('locationsPoints')}</TextLink>
        </p>
      </div>
    </section>
  );
}
