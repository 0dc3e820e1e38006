import type { NetworkNumbers } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatCount, formatShortDay } from '@waypost/i18n/formats';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DASHBOARD, shipmentPath } from '../admin-paths.ts';
import { countLate } from './network-figures.ts';

/** The api stops counting here. */
const MOST_COUNTED = 100_000;

type LateNumbers = NetworkNumbers['late'];
type LateShipment = LateNumbers['oldest'][number];

type LateProps = { late: LateNumbers; countries: Record<string, string> };

export function Late({ late, countries }: LateProps) {
  const t = useT('console-network');
  const locale = useLocale();
  const columns = useColumns(countries);
  const nameOf = useServiceName();
  const total = countLate(late);
  if (total === 0) {
    return (
      <Section title={t('late')} className="xl:col-span-2">
        <p>{t('nothingLate')}</p>
      </Section>
    );
  }
  const most = { count: formatCount(MOST_COUNTED, locale) };
  return (
    <Section
      title={t('late')}
      className="xl:col-span-2"
      aside={<TextLink to={`${DASHBOARD}?late=1`}>{t('lateLink')}</TextLink>}
    >
      <p className="mb-3 text-muted">{t('lateText')}</p>
      <ul className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
        <li className="font-semibold">
          {total < MOST_COUNTED ? t('lateCount', { count: total }) : t('lateMany', most)}
        </li>
        {late.byService.map(({ service, count }) => (
          <li key={service}>
            <TextLink
              to={`${DASHBOARD}?late=1&service=${service}`}
              aria-label={t('lateOf', { service: nameOf(service) })}
            >
              {nameOf(service)}
            </TextLink>{' '}
            <span className="numerals">{formatCount(count, locale)}</span>
          </li>
        ))}
      </ul>
      <div className="max-h-112 overflow-y-auto">
        <Table dense caption={t('oldest')} rows={late.oldest} columns={columns} />
      </div>
    </Section>
  );
}

function useColumns(countries: Record<string, string>): Column<LateShipment>[] {
  const t = useT('console-network');
  const locale = useLocale();
  const nameOf = useServiceName();
  const country = (code: string) => countries[code] ?? code;
  return [
    {
      name: t('due'),
      cell: ({ dueOn }) => <span suppressHydrationWarning>{formatShortDay(dueOn, locale)}</span>,
    },
    {
      name: t('tracking'),
      heads: true,
      cell: ({ id, trackingNumber }) => (
        <TextLink to={shipmentPath(id)} className="numerals whitespace-nowrap">
          {formatTrackingNumber(trackingNumber)}
        </TextLink>
      ),
    },
    { name: t('service'), cell: ({ service }) => nameOf(service) },
    {
      name: t('lane'),
      cell: ({ from, to }) => t('laneOf', { from: country(from), to: country(to) }),
    },
    { name: t('status'), cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}

function useServiceName() {
  const t = useT('console-network');
  const words = useT('parcels');
  return (service: LateShipment['service']) =>
    service === 'freight' ? t('freight') : words(`level.${service}`);
}
