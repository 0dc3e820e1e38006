import type { TodayHub } from '@waypost/contract/client';
import type { LiveView, LiveWhen } from '@waypost/contract/live-views';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { HUBS } from '../admin-paths.ts';
import { LoadLink } from './load-link.tsx';

/** Shipments due, standing and coming, one row for each hub with any of them. */
export function HubLoads({ hubs }: { hubs: TodayHub[] }) {
  const t = useT('console-today');
  const columns = useColumns();
  const busy = hubs.filter((hub) => COLUMNS.some(({ of }) => of(hub).shipments > 0));
  const idle = hubs.filter((hub) => !busy.includes(hub) && hub.id !== null);
  return (
    <Section
      title={t('hubs')}
      className="xl:col-span-2"
      aside={<TextLink to={HUBS}>{t('hubsLink')}</TextLink>}
    >
      <p className="mb-3 text-muted">{t('hubsText')}</p>
      {busy.length > 0 && (
        <Table
          dense
          caption={t('hubs')}
          rows={busy}
          columns={columns}
          keyOf={({ id }) => id ?? 'none'}
        />
      )}
      {idle.length > 0 && (
        <p className="mt-3 text-muted">
          {t('idle', { hubs: idle.map(({ code }) => code).join(', ') })}
        </p>
      )}
      {hubs.length === 0 && <p>{t('noHubs')}</p>}
    </Section>
  );
}

type LoadColumn = {
  name: MessageKey;
  of: (hub: TodayHub) => TodayHub['due']['over'];
  view: LiveView;
  when?: LiveWhen;
};
type MessageKey = 'notOut' | 'out' | 'over' | `since.${Since}` | `coming.${Coming}`;
type Since = 'today' | 'yesterday' | 'longer';
type Coming = 'today' | 'tomorrow';

const COLUMNS: LoadColumn[] = [
  { name: 'notOut', of: ({ due }) => due.notOut, view: 'due' },
  { name: 'out', of: ({ due }) => due.out, view: 'out' },
  { name: 'over', of: ({ due }) => due.over, view: 'over' },
  ...(['today', 'yesterday', 'longer'] as const).map((when): LoadColumn => ({
    name: `since.${when}`,
    of: ({ standing }) => standing[when],
    view: 'standing',
    when,
  })),
  ...(['today', 'tomorrow'] as const).map((when): LoadColumn => ({
    name: `coming.${when}`,
    of: ({ coming }) => coming[when],
    view: 'coming',
    when,
  })),
];

function useColumns(): Column<TodayHub>[] {
  const t = useT('console-today');
  return [
    {
      name: t('hub'),
      heads: true,
      cell: ({ id, code, name, active }) =>
        id === null ? (
          t('noHub')
        ) : (
          <>
            <span className="numerals">{code}</span>{' '}
            <span className="font-normal">
              {name}
              {!active && ` (${t('inactive')})`}
            </span>
          </>
        ),
    },
    ...COLUMNS.map(({ name, of, view, when }) => ({
      name: t(name),
      numeric: true,
      isEmpty: (hub: TodayHub) => of(hub).shipments === 0,
      cell: (hub: TodayHub) => (
        <>
          <LoadLink
            load={of(hub)}
            rows={{ view, hub: hub.id ?? 'none', ...(when && { when }) }}
            label={t('numberOf', {
              number: t(name),
              hub: hub.id === null ? t('noHub') : hub.code,
            })}
            measured={view === 'coming'}
          />
          {when === 'longer' && <Oldest hub={hub} />}
        </>
      ),
    })),
  ];
}

/** The time since when the oldest has been there. */
function Oldest({ hub: { standing } }: { hub: TodayHub }) {
  if (standing.longer.shipments === 0 || standing.oldestAt === null) return null;
  return (
    <span className="block text-muted">
      <Time at={standing.oldestAt} show="day" />
    </span>
  );
}
