import type { AddressNames } from '@waypost/domain/country-rules';
import { useT } from '../platform/catalogs.tsx';

const [ZIPS, STATES, TOWNS] = [
  ['zip', 'pin', 'eircode', 'postcode'],
  [
    'state',
    'province',
    'prefecture',
    'county',
    'emirate',
    'oblast',
    'department',
    'region',
    'district',
    'area',
    'island',
    'parish',
    'do_si',
  ],
  ['post_town', 'suburb', 'district'],
] as const;

/** The country's own names of these fields; undefined where our standard names fit. */
export function useAddressNames({ zipName, stateName, cityName }: AddressNames) {
  const t = useT('parcels');
  const [zip] = ZIPS.filter((name) => name === zipName);
  const [state] = STATES.filter((name) => name === stateName);
  const [town] = TOWNS.filter((name) => name === cityName);
  return {
    ...(zip !== undefined && { postalCode: t(`zip.${zip}`) }),
    ...(state !== undefined && { region: t(`state.${state}`) }),
    ...(town !== undefined && { city: t(`town.${town}`) }),
  };
}
