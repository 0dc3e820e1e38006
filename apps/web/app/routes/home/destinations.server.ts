import { quoteAddress, serviceQuery } from '../../parcels/services.ts';
import { cityOf, DEPARTURES, REGIONS } from './network.ts';

/**
 * Lanes and cities with the addresses of their prices. Made on the server: they hold the names of
 * countries, on which browsers do not always agree with it.
 */
export function destinations(nameCountry: (code: string) => string) {
  const place = (name: string) => `${name}, ${nameCountry(cityOf(name).country)}`;
  return {
    departures: DEPARTURES.map(({ mode, from, to }) => ({
      mode,
      from,
      to,
      address: quoteAddress({
        ...serviceQuery({ kind: 'freight', service: mode }),
        from: place(from),
        to: place(to),
      }),
    })),
    regions: REGIONS.map(({ key, cities }) => ({
      key,
      cities: cities.map((name) => ({
        name,
        address: quoteAddress({ type: 'parcel', to: place(name) }),
      })),
    })),
  };
}

export type Departure = ReturnType<typeof destinations>['departures'][number];
export type Region = ReturnType<typeof destinations>['regions'][number];
