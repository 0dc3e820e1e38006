import type { PickupCity, PickupCities } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { CITIES } from './pickup-address.ts';
import { WEEK } from './week.ts';

type CitiesTableProps = {
  cities: PickupCity[];
  usual: PickupCities['usual'];
  listing: { search?: string; after?: string };
  mayChange: boolean;
};

export function CitiesTable({ cities, usual, listing, mayChange }: CitiesTableProps) {
  const t = useT('console-pickups');
  const locale = useLocale();
  return (
    <Table
      dense
      caption={t('citiesTitle')}
      rows={cities}
      keyOf={({ area }) => area}
      columns={columnsFor(t, usual, (country) => formatCountry(country, locale))}
      {...(mayChange && { actions: editIn(listing) })}
    />
  );
}

function columnsFor(
  t: Translate<'console-pickups'>,
  usual: PickupCities['usual'],
  nameOf: (country: string) => string,
): Column<PickupCity>[] {
  return [
    {
      name: t('city'),
      heads: true,
      cell: ({ city, country }) => (
        <>
          {city} <span className="text-sm font-normal text-muted">{nameOf(country)}</span>
        </>
      ),
    },
    {
      name: t('places'),
      cell: (city) =>
        usual.map(({ window, places }) => (
          <span key={window} className="numerals block">
            {window}: {WEEK.map((day) => ownPlaces(city, window, day) ?? places).join(' ')}
          </span>
        )),
    },
    {
      name: t('confirmBy'),
      cell: ({ staffConfirms }) => t(staffConfirms ? 'confirmBy.staff' : 'confirmBy.job'),
    },
    { name: t('changed'), wideOnly: true, cell: ({ changedAt }) => <Time at={changedAt} /> },
  ];
}

function editIn(listing: CitiesTableProps['listing']) {
  return (opened: PickupCity) => <EditLink opened={opened} listing={listing} />;
}

type EditLinkProps = { opened: PickupCity; listing: CitiesTableProps['listing'] };

function EditLink({ opened: { area, city }, listing }: EditLinkProps) {
  const t = useT('console-pickups');
  return (
    <TextLink
      to={CITIES.path(listing, { city: area })}
      aria-label={t('editCityOf', { city })}
      className="py-2"
    >
      {t('editCity')}
    </TextLink>
  );
}

/** Null if the number of the settings applies. */
export function ownPlaces(city: PickupCity | null, window: string, day: number): number | null {
  return city?.places.find((each) => each.window === window)?.places[day - 1] ?? null;
}
