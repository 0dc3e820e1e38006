import type { MoneySummary } from '@waypost/contract/client';
import { addMonths } from '@waypost/domain/months';
import { formatCount } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Link } from '../../../platform/link.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { classes } from '../../../ui/classes.ts';
import { OVERVIEW, type Overview, STATEMENTS } from './money-address.ts';

type MoneyFiguresProps = { summary: MoneySummary; listing: Overview };

/** The key figures of a month along a line; a figure that needs attention has a filled station. */
export function MoneyFigures({ summary, listing }: MoneyFiguresProps) {
  const t = useT('console-money');
  const locale = useLocale();
  const words = useWords();
  const { revenue, statements, cash, currency } = summary;
  const money = (cents: number) => words.money(cents, currency);
  const owed = statements.byAge.reduce((sum, { cents }) => sum + cents, 0);
  const overdue = owed - (statements.byAge.find(({ age }) => age === 'not_due')?.cents ?? 0);
  const held = cash
    .filter((line) => line.currency === currency)
    .reduce((sum, { cents }) => sum + cents, 0);
  const yearBefore = OVERVIEW.path(listing, { month: addMonths(summary.month, -12) });
  const figures = [
    { value: money(revenue.cents), label: t('revenueOf'), to: '#revenue' },
    { value: money(revenue.beforeCents), label: t('yearBefore'), to: yearBefore },
    { value: formatCount(revenue.bookings, locale), label: t('bookings'), to: '#revenue' },
    { value: money(owed), label: t('owed'), to: '#ageing' },
    {
      value: money(overdue),
      label: t('overdue'),
      to: STATEMENTS.path({ state: 'overdue' }),
      calls: overdue > 0,
    },
    { value: money(held), label: t('cashHeld'), to: '#cash' },
  ];
  return (
    <section aria-label={t('summary')} className="relative pt-1">
      <span aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1.5 bg-ink max-lg:hidden" />
      <dl className="relative grid grid-cols-2 gap-y-5 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ value, label, to, calls = false }) => (
          <div key={label} className="flex flex-col-reverse justify-end pe-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wide mt-2 text-xl">
              <Link to={to} className="underline-offset-4 hover:underline">
                {value}
              </Link>
            </dd>
            <span
              aria-hidden="true"
              className={classes(
                'size-5 rounded-full border-4 border-ink max-lg:hidden',
                calls ? 'bg-signal' : 'bg-ground',
              )}
            />
          </div>
        ))}
      </dl>
    </section>
  );
}
