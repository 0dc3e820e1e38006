import type { MoneySummary } from '@waypost/contract/client';
import { formatMonth, formatShortDay } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Section } from '../../../ui/panel.tsx';
import { roundUp } from '../network/network-figures.ts';
import { ENTRIES, type Overview } from './money-address.ts';
import { EarnedTable } from './earned-table.tsx';

type DayChartProps = { summary: MoneySummary; listing: Overview };

/** Revenue by day as a line, with the year before as a thinner one. The table below has the same figures. */
export function DayChart({ summary, listing }: DayChartProps) {
  const t = useT('console-money');
  const locale = useLocale();
  const words = useWords();
  const { currency, month, revenue } = summary;
  const days = revenue.byDay;
  const money = (cents: number) => words.money(cents, currency);
  const values = days.map(({ cents }) => cents);
  const all = [...values, ...days.map(({ beforeCents }) => beforeCents)];
  // draws an axis even for a month without revenue
  const top = roundUp(Math.max(100, ...all));
  const floor = Math.min(...all) < 0 ? -roundUp(-Math.min(...all)) : 0;
  const xOf = (index: number) => (index / Math.max(days.length - 1, 1)) * 100;
  const yOf = (cents: number) => 100 - ((cents - floor) / (top - floor)) * 100;
  const line = (of: 'cents' | 'beforeCents') =>
    days.map((day, index) => `${xOf(index)},${yOf(day[of])}`).join(' ');
  const { service, from, to } = listing;
  return (
    <Section id="revenue" title={t('revenue')} className="xl:col-span-2">
      <p className="mb-4 max-w-prose text-muted">{t('revenueText')}</p>
      <figure>
        <div className="flex gap-2">
          <div
            aria-hidden="true"
            className="numerals -my-2 flex w-24 shrink-0 flex-col justify-between text-end text-muted"
          >
            {[top, (top + floor) / 2, floor].map((value) => (
              <span key={value}>{money(value)}</span>
            ))}
          </div>
          <svg
            role="img"
            aria-label={t('chartSays', {
              month: formatMonth(month, locale),
              total: money(revenue.cents),
              most: money(Math.max(...values)),
              least: money(Math.min(...values)),
              before: money(revenue.beforeCents),
            })}
            className="h-44 w-0 grow overflow-visible rtl:-scale-x-100"
          >
            {['0%', '50%', '100%'].map((y) => (
              <line key={y} x1="0" x2="100%" y1={y} y2={y} className="stroke-hairline" />
            ))}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              width="100%"
              height="100%"
              overflow="visible"
            >
              <polyline
                points={line('beforeCents')}
                vectorEffect="non-scaling-stroke"
                strokeWidth="2"
                strokeDasharray="5 4"
                className="fill-none stroke-muted"
              />
              <polyline
                points={line('cents')}
                vectorEffect="non-scaling-stroke"
                strokeWidth="4"
                strokeLinejoin="round"
                strokeLinecap="round"
                className="fill-none stroke-ink"
              />
            </svg>
            <circle
              cx={`${xOf(days.length - 1)}%`}
              cy={`${yOf(values.at(-1) ?? 0)}%`}
              r="6"
              strokeWidth="3"
              className="fill-signal stroke-ink"
            />
          </svg>
        </div>
        <figcaption
          aria-hidden="true"
          className="mt-3 flex flex-wrap justify-between gap-x-6 ps-26 text-muted"
        >
          <span suppressHydrationWarning>{formatShortDay(days[0]?.day ?? '', locale)}</span>
          <span className="flex gap-6">
            <Key look="h-1 bg-ink">{t('thisYear')}</Key>
            <Key look="border-t-2 border-dashed border-muted">{t('before')}</Key>
          </span>
          <span suppressHydrationWarning>{formatShortDay(days.at(-1)?.day ?? '', locale)}</span>
        </figcaption>
      </figure>
      <div className="mt-4 max-h-80 overflow-y-auto">
        <EarnedTable
          caption={t('revenue')}
          name={t('day')}
          currency={currency}
          rows={days.toReversed().map(({ day, ...earned }) => ({
            ...earned,
            id: day,
            label: formatShortDay(day, locale),
            to: ENTRIES.path({ day }, { service, from, to }),
          }))}
        />
      </div>
    </Section>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`w-6 ${look}`} />
      {children}
    </span>
  );
}
