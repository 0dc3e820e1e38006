import type { MoneySummary } from '@waypost/contract/client';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Section } from '../../../ui/panel.tsx';
import { EarnedTable } from './earned-table.tsx';
import { ENTRIES, OVERVIEW, type Overview } from './money-address.ts';

type TableProps = { summary: MoneySummary; listing: Overview };

/** A service or lane links to its days, and a day to its rows. */
export function ByService({ summary, listing }: TableProps) {
  const t = useT('console-money');
  const words = useWords();
  const rows = summary.revenue.byService.map(({ service, ...earned }) => ({
    ...earned,
    id: service,
    label: words.service(service),
    to: OVERVIEW.path(listing, { service }),
  }));
  return (
    <Section title={t('byService')} className="xl:col-span-2">
      {rows.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <EarnedTable
          caption={t('byService')}
          name={t('service')}
          currency={summary.currency}
          rows={rows}
        />
      )}
    </Section>
  );
}

type ByLaneProps = TableProps & { countries: Record<string, string> };

export function ByLane({ summary, listing, countries }: ByLaneProps) {
  const t = useT('console-money');
  const name = (code: string) => countries[code] ?? code;
  const rows = summary.revenue.byLane.map(({ from, to, ...earned }) => ({
    ...earned,
    id: `${from}-${to}`,
    label: t('laneOf', { from: name(from), to: name(to) }),
    to: OVERVIEW.path(listing, { from, to }),
  }));
  return (
    <Section title={t('byLane')} className="xl:col-span-2">
      {rows.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <EarnedTable
          caption={t('byLane')}
          name={t('lane')}
          currency={summary.currency}
          rows={rows}
        />
      )}
    </Section>
  );
}

export function ByCustomer({ summary }: { summary: MoneySummary }) {
  const t = useT('console-money');
  const { month, currency, revenue } = summary;
  const rows = revenue.byCustomer.map(({ customerId, name, ...earned }) => ({
    ...earned,
    id: customerId,
    label: name || t('nameless'),
    to: ENTRIES.path({ customer: customerId, month }),
  }));
  return (
    <Section title={t('byCustomer')} className="xl:col-span-2">
      {rows.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <EarnedTable
          caption={t('byCustomer')}
          name={t('customer')}
          before={t('wholeBefore')}
          currency={currency}
          rows={rows}
        />
      )}
    </Section>
  );
}
