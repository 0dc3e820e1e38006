import type { BillingSummary } from '@waypost/contract/client';
import { formatMoney, formatShortMonth } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../../ui/panel.tsx';

type SpendChartProps = { billing: BillingSummary; className: string };

/** A bar for each month between its name and its amount: a table to whoever does not see the bars. */
export function SpendChart({ billing, className }: SpendChartProps) {
  const t = useT('statements');
  const locale = useLocale();
  const { byMonth, currency, calculated } = billing;
  const bars = barsOf(byMonth.map(({ cents }) => cents));
  return (
    <Section
      title={t('chartTitle')}
      aside={<Badge>{t(`calculated.${calculated}`)}</Badge>}
      className={className}
    >
      <table className="w-full">
        <caption className="sr-only">{t('chartTitle')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('chartMonth')}</th>
            <th scope="col">{t('chartSpend')}</th>
          </tr>
        </thead>
        <tbody>
          {byMonth.map(({ ym, cents }, index) => (
            <tr key={ym}>
              <th
                scope="row"
                className="py-1.5 pe-4 text-start text-sm font-normal whitespace-nowrap text-muted"
              >
                {formatShortMonth(ym, locale)}
              </th>
              <td className="w-full py-1.5">
                <span className="flex items-center gap-3">
                  <Bar {...(bars[index] ?? { from: 0, to: 0 })} />
                  <span className="numerals min-w-20 text-end text-sm whitespace-nowrap sm:min-w-24">
                    {formatMoney(cents, currency, locale)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-prose text-sm text-muted">{t(`calculatedText.${calculated}`)}</p>
    </Section>
  );
}

/** In percent of the room; what was given back runs against the direction of reading. */
function Bar({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden="true" className="h-7 w-0 grow rtl:-scale-x-100">
      <rect width="100%" height="100%" className="fill-panel" />
      <rect
        x={`${Math.min(from, to)}%`}
        width={`${Math.abs(to - from)}%`}
        height="100%"
        className={to < from ? 'fill-exception' : 'fill-ink'}
      />
    </svg>
  );
}

type SpendBar = { from: number; to: number };

/**
 * Where each bar begins and ends, in percent of the room. All share one scale and one zero, which
 * stands away from the edge only where more was given back than charged.
 */
export function barsOf(amounts: readonly number[]): SpendBar[] {
  const lowest = Math.min(0, ...amounts);
  const span = Math.max(0, ...amounts) - lowest;
  const at = (amount: number) => (span === 0 ? 0 : ((amount - lowest) / span) * 100);
  return amounts.map((amount) => ({ from: at(0), to: at(amount) }));
}
