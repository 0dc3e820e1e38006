import type { TodayHub, TodayNumbers } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { LoadLink } from './load-link.tsx';

type Lane = TodayNumbers['lanes'][number];
type LanesProps = { lanes: Lane[]; hubs: TodayHub[]; countries: Record<string, string> };

const WHENS = ['over', 'today', 'tomorrow', 'later'] as const;

/** Shipments on their way to each hub, by lane. */
export function Lanes({ lanes, hubs, countries }: LanesProps) {
  const t = useT('console-today');
  const columns = useColumns(hubs, countries);
  return (
    <Section title={t('lanes')} className="xl:col-span-2">
      <p className="mb-3 text-muted">{t('lanesText')}</p>
      {lanes.length === 0 ? (
        <p>{t('noLanes')}</p>
      ) : (
        <div className="max-h-112 overflow-y-auto">
          <Table
            dense
            caption={t('lanes')}
            rows={lanes}
            columns={columns}
            keyOf={({ hubId, from, to }) => `${hubId} ${from} ${to}`}
          />
        </div>
      )}
    </Section>
  );
}

function useColumns(hubs: TodayHub[], countries: Record<string, string>): Column<Lane>[] {
  const t = useT('console-today');
  const codes = new Map(hubs.map(({ id, code }) => [id, id === null ? t('noHub') : code]));
  const country = (code: string) => countries[code] ?? code;
  const nameOf = ({ from, to }: Lane) => t('laneOf', { from: country(from), to: country(to) });
  return [
    { name: t('hub'), cell: ({ hubId }) => codes.get(hubId) ?? '' },
    { name: t('lane'), heads: true, cell: nameOf },
    ...WHENS.map((when) => ({
      name: t(`coming.${when}`),
      numeric: true,
      isEmpty: (lane: Lane) => lane[when].shipments === 0,
      cell: (lane: Lane) => (
        <LoadLink
          load={lane[when]}
          rows={{
            view: 'coming',
            hub: lane.hubId ?? 'none',
            lane: `${lane.from}-${lane.to}`,
            when,
          }}
          label={t('numberOf', { number: t(`coming.${when}`), hub: nameOf(lane) })}
          measured
        />
      ),
    })),
  ];
}
