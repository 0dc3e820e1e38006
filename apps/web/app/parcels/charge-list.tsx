import type { Quote } from '@waypost/contract/client';
import { useT } from '../platform/catalogs.tsx';
import { useWords } from './words.ts';

/** Every line of what is due, and their sum. */
export function ChargeList({ charges }: { charges: Quote['dueByCard'] }) {
  const t = useT('parcels');
  const { money } = useWords();
  return (
    <dl>
      {charges.lines.map((line) => (
        <div key={line.kind} className="flex justify-between gap-4 border-b border-hairline py-2">
          <dt>{t(`charge.${line.kind}`)}</dt>
          <dd className="numerals">{money(line.cents, line.currency)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 pt-3">
        <dt className="text-lg font-semibold">{t('total')}</dt>
        <dd className="wide text-2xl tabular-nums">
          {money(charges.totalCents, charges.currency)}
        </dd>
      </div>
    </dl>
  );
}
