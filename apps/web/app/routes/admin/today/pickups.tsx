import type { TodayPickups } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PICKUPS } from '../admin-paths.ts';
import { Load } from '../pickups/load.tsx';
import { WINDOW } from '../pickups/pickup-address.ts';

type PickupsProps = { pickups: TodayPickups[]; countries: Record<string, string> };

/** Today's pickups by city and window, with the places of each. */
export function Pickups({ pickups, countries }: PickupsProps) {
  const t = useT('console-today');
  const columns = useColumns(pickups, countries);
  return (
    <Section
      title={t('pickups')}
      className="xl:col-span-2"
      aside={<TextLink to={PICKUPS}>{t('pickupsLink')}</TextLink>}
    >
      {pickups.length === 0 ? (
        <p>{t('noPickups')}</p>
      ) : (
        <>
          <p className="mb-3 text-muted">{t('pickupsText')}</p>
          <Table
            dense
            caption={t('pickups')}
            rows={pickups}
            columns={columns}
            keyOf={({ area }) => area}
          />
        </>
      )}
    </Section>
  );
}

function useColumns(
  pickups: readonly TodayPickups[],
  countries: Record<string, string>,
): Column<TodayPickups>[] {
  const t = useT('console-today');
  const windows = new Set(pickups.flatMap((city) => city.windows.map(({ window }) => window)));
  return [
    {
      name: t('city'),
      heads: true,
      cell: ({ city, country }) => (
        <>
          {city} <span className="font-normal text-muted">{countries[country] ?? country}</span>
        </>
      ),
    },
    ...[...windows].toSorted().map((window) => ({
      name: window,
      isEmpty: ({ windows: taken }: TodayPickups) => taken.every((each) => each.window !== window),
      cell: (city: TodayPickups) => <WindowOf city={city} window={window} />,
    })),
  ];
}

function WindowOf({ city: { city, area, day, windows }, window }: WindowOfProps) {
  const t = useT('console-today');
  const found = windows.find((each) => each.window === window);
  if (found === undefined) return <span className="text-muted">0</span>;
  const { taken, places, requested } = found;
  const label = t('windowOf', { city, window, taken, places });
  return (
    <>
      <TextLink to={WINDOW.path({ day, area, window })} aria-label={label}>
        <Load taken={taken} places={places} label={label} />
      </TextLink>
      {requested > 0 && (
        <span className="block text-muted">{t('toConfirm', { count: requested })}</span>
      )}
    </>
  );
}

type WindowOfProps = { city: TodayPickups; window: string };
