import type { FieldCashAmount } from '@waypost/contract/client';
import { formatMoney } from '@waypost/i18n/formats';
import { useLocale } from '../../../platform/visitor.ts';

/** One below the other, so that they can be compared with the notes on a table. */
export function Amounts({ of }: { of: readonly FieldCashAmount[] }) {
  const locale = useLocale();
  const shown = of.length === 0 ? [{ currency: 'EUR', cents: 0 }] : of;
  return shown.map(({ currency, cents }) => (
    <span key={currency} className="numerals block text-2xl">
      {formatMoney(cents, currency, locale)}
    </span>
  ));
}
