import type { BillingSummary } from '@waypost/contract/client';
import { formatCount, formatMoney } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';

/** Four figures side by side, separated by their rules. */
export function BillingFigures({ billing }: { billing: BillingSummary }) {
  const t = useT('statements');
  const locale = useLocale();
  const count = (number: number) => formatCount(number, locale);
  const figures = [
    ['spend', formatMoney(billing.totalSpendCents, billing.currency, locale)],
    ['delivered', count(billing.delivered)],
    ['inTransit', count(billing.inTransit)],
    ['exceptions', count(billing.exceptions)],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-col border-t-2 border-ink pt-3 max-lg:first:col-span-3"
        >
          <dt className="grow text-sm text-muted">{t(name)}</dt>
          <dd className="wide mt-1 text-2xl tabular-nums sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
