import type { NetworkNumbers } from '@waypost/contract/client';
import { formatCount, formatPerMille } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { rateOf } from './network-figures.ts';

type OnTimeProps = { onTime: NetworkNumbers['onTime']; countries: Record<string, string> };

export function OnTime({ onTime, countries }: OnTimeProps) {
  const t = useT('console-network');
  const words = useWords();
  const { byService, byLane } = onTime;
  const country = (code: string) => countries[code] ?? code;
  return (
    <Section title={t('onTime')}>
      <p className="mb-4 text-muted">{t('onTimeText')}</p>
      {byService.length === 0 ? (
        <p>{t('noDeliveries')}</p>
      ) : (
        <div className="space-y-6">
          <RateTable
            caption={t('byService')}
            name={t('service')}
            rows={byService.map(({ service, ...counted }) => ({
              ...counted,
              name: words.service(service),
            }))}
          />
          <RateTable
            caption={t('byLane')}
            name={t('lane')}
            rows={byLane.map(({ from, to, ...counted }) => ({
              ...counted,
              name: t('laneOf', { from: country(from), to: country(to) }),
            }))}
          />
        </div>
      )}
    </Section>
  );
}

type Row = { name: string; delivered: number; onTime: number };

/** A bar for each row between name and figures; screen readers get a table. */
function RateTable({ caption, name, rows }: { caption: string; name: string; rows: Row[] }) {
  const t = useT('console-network');
  const locale = useLocale();
  return (
    <table className="w-full">
      <caption className="mb-1 text-start font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('delivered')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className="border-t border-hairline">
            <th scope="row" className="w-2/5 py-1 pe-3 text-start font-normal">
              {row.name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-3">
                <Bar perMille={rateOf(row) ?? 0} />
                <span className="numerals min-w-14 text-end">
                  {formatPerMille(rateOf(row) ?? 0, locale)}
                </span>
              </span>
            </td>
            <td className="numerals w-20 py-1 text-end text-muted">
              {formatCount(row.delivered, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ perMille }: { perMille: number }) {
  return (
    <svg aria-hidden="true" className="h-3 w-0 grow rtl:-scale-x-100">
      <rect width="100%" height="100%" className="fill-track" />
      <rect width={`${perMille / 10}%`} height="100%" className="fill-ink" />
    </svg>
  );
}
