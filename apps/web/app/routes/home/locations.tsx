import type { Tariff } from '@waypost/domain/rates';
import { Link } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Departures } from './departures.tsx';
import type { Departure, Region } from './destinations.server.ts';
import { LineMap } from './line-map.tsx';

type LocationsProps = { tariff: Tariff; departures: Departure[]; regions: Region[] };

export function Locations({ tariff, departures, regions }: LocationsProps) {
  const t = useT('home');
  return (
    <section id="locations">
      <div className="shell mb-14">
        <LineMap />
      </div>
      <Departures tariff={tariff} departures={departures} />
      <div className="shell mt-14">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 xl:grid-cols-6">
          {regions.map(({ key, cities }) => (
            <section key={key}>
              <h3 className="border-t-2 border-ink pt-3 text-base">{t(key)}</h3>
              <ul className="mt-2">
                {cities.map(({ name, address }) => (
                  <li key={name}>
                    <Link
                      to={address}
                      className="inline-flex min-h-8 items-center underline-offset-4 hover:underline hover:decoration-signal hover:decoration-2"
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="mt-8 max-w-2xl text-muted">{t('locationsMore')}</p>
      </div>
    </section>
  );
}
