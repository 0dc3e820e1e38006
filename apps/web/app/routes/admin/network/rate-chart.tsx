import { formatClock, formatCount } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../../platform/visitor.ts';
import { perSecond, roundUp } from './network-figures.ts';

type Counted = { at: string; count: number };
type RateChartProps = { title: string; counted: Counted[]; stepSeconds: number };

/** Hours or minutes under the line. */
const MARKS = 5;

/**
 * A rate over time as a line. The current step is left out, because it is incomplete and would always look like a
 * drop. The table below has the same figures.
 */
export function RateChart({ title, counted, stepSeconds }: RateChartProps) {
  const t = useT('console-network');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const over = counted.slice(0, -1);
  const rates = over.map(({ count }) => count / stepSeconds);
  const top = roundUp(Math.max(...rates));
  const xOf = (index: number) => (index / Math.max(over.length - 1, 1)) * 100;
  const yOf = (rate: number) => 100 - (rate / top) * 100;
  const points = rates.map((rate, index) => `${xOf(index)},${yOf(rate)}`).join(' ');
  const shown = (count: number) => perSecond(count, stepSeconds, locale);
  const counts = over.map(({ count }) => count);
  const clock = (at: string) => formatClock(new Date(at), locale, timeZone);
  const marks = Array.from({ length: MARKS }, (_, mark) => {
    return over[Math.round((mark / (MARKS - 1)) * (over.length - 1))]?.at ?? '';
  });
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">{title}</figcaption>
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="numerals -my-2 flex w-10 shrink-0 flex-col justify-between text-end text-muted"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatCount(value, locale)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={t('chartSays', {
            title,
            now: shown(counts.at(-1) ?? 0),
            most: shown(Math.max(...counts)),
            least: shown(Math.min(...counts)),
          })}
          className="h-28 w-0 grow overflow-visible rtl:-scale-x-100"
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
              points={points}
              vectorEffect="non-scaling-stroke"
              strokeWidth="4"
              strokeLinejoin="round"
              strokeLinecap="round"
              className="fill-none stroke-ink"
            />
          </svg>
          <circle
            cx="100%"
            cy={`${yOf(rates.at(-1) ?? 0)}%`}
            r="6"
            strokeWidth="3"
            className="fill-signal stroke-ink"
          />
        </svg>
      </div>
      <p aria-hidden="true" className="numerals mt-2 flex justify-between ps-12 text-muted">
        {marks.map((at) => (
          <span key={at} suppressHydrationWarning>
            {clock(at)}
          </span>
        ))}
      </p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer py-2 text-muted">{t('asTable')}</summary>
        <table className="w-full max-w-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-muted">
              {[t('time'), t('count'), t('perSecond')].map((name, column) => (
                <th key={name} scope="col" className={column === 0 ? 'text-start' : 'text-end'}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="numerals">
            {over.toReversed().map(({ at, count }) => (
              <tr key={at} className="border-t border-hairline">
                <th scope="row" className="text-start font-normal" suppressHydrationWarning>
                  {clock(at)}
                </th>
                <td className="text-end">{formatCount(count, locale)}</td>
                <td className="text-end">{shown(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
