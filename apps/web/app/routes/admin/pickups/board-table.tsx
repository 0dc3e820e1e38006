import type { BoardCity, BoardWindow } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import type { Translate } from '@waypost/i18n/messages';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Load } from './load.tsx';
import { WINDOW } from './pickup-address.ts';

type Line = BoardWindow & Omit<BoardCity, 'windows'> & { id: string; to: string };

export function BoardTable({ day, cities }: { day: string; cities: BoardCity[] }) {
  const t = useT('console-pickups');
  const locale = useLocale();
  const lines = cities.flatMap(({ windows, ...city }) =>
    windows.map((window): Line => {
      const { area } = city;
      const to = WINDOW.path({ day, area, window: window.window });
      return { ...city, ...window, id: `${area} ${window.window}`, to };
    }),
  );
  const sum = (name: 'taken' | 'requested' | 'collected' | 'missed') =>
    lines.reduce((total, line) => total + line[name], 0);
  const total = {
    taken: sum('taken'),
    requested: sum('requested'),
    collected: sum('collected'),
    missed: sum('missed'),
  };
  return (
    <>
      <p className="mb-3 font-semibold">{t('total', total)}</p>
      <Table
        dense
        caption={t('caption')}
        rows={lines}
        columns={columnsFor(t, (country) => formatCountry(country, locale))}
      />
    </>
  );
}

function OpenLink({ city, window, to }: Line) {
  const t = useT('console-pickups');
  return (
    <TextLink
      to={to}
      aria-label={t('openOf', { city, window })}
      className="numerals py-2 whitespace-nowrap"
    >
      {window}
    </TextLink>
  );
}

function columnsFor(
  t: Translate<'console-pickups'>,
  nameOf: (country: string) => string,
): Column<Line>[] {
  const counted = (
    name: 'requested' | 'scheduled' | 'collected' | 'missed' | 'withoutPlace',
  ): Column<Line> => ({
    name: t(name),
    numeric: true,
    cell: (line) =>
      line[name] === 0 ? <span className="text-muted">0</span> : <strong>{line[name]}</strong>,
  });
  return [
    {
      name: t('city'),
      heads: true,
      cell: ({ city, country, closed }) => (
        <>
          {city} <span className="text-sm font-normal text-muted">{nameOf(country)}</span>
          {closed !== null && (
            <span className="block text-sm font-normal text-muted">{t(`closed.${closed}`)}</span>
          )}
        </>
      ),
    },
    {
      name: t('window'),
      cell: (line) => <OpenLink {...line} />,
    },
    {
      name: t('load'),
      cell: ({ city, window, taken, places }) => (
        <Load {...{ taken, places }} label={t('loadLabel', { city, window })} />
      ),
    },
    counted('requested'),
    counted('scheduled'),
    counted('collected'),
    counted('missed'),
    counted('withoutPlace'),
  ];
}
