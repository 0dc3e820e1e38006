import type { Charges } from '@waypost/contract/client';
import type { CheckoutRates } from '@waypost/domain/charges';
import { exact, toCents } from '@waypost/domain/money';
import { formatPercent } from '@waypost/i18n/formats';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';
import { useWords } from './words.ts';

type ChargeListProps = {
  charges: Charges;
  /** The facts the charges were computed from; without them no reasons are shown. */
  tariff: CheckoutRates | null;
};

/** Every line of what is due with its reason, and their sum. */
export function ChargeList({ charges, tariff }: ChargeListProps) {
  const t = useT('parcels');
  const { money } = useWords();
  const reasonOf = useReasons(tariff);
  return (
    <dl>
      {charges.lines.map((line, at) => {
        const reason = reasonOf(line);
        return (
          // another price has a line of tax of its own
          <div
            key={`${line.kind} ${at}`}
            className="flex justify-between gap-4 border-b border-hairline py-2"
          >
            <dt>
              {t(`charge.${line.kind}`)}
              {reason !== undefined && <span className="block text-sm text-muted">{reason}</span>}
            </dt>
            <dd className="numerals">{money(line.cents, line.currency)}</dd>
          </div>
        );
      })}
      <div className="flex items-baseline justify-between gap-4 pt-3">
        <dt className="text-lg font-semibold">{t('total')}</dt>
        <dd data-testid="total" className="wide text-2xl tabular-nums">
          {money(charges.totalCents, charges.currency)}
        </dd>
      </div>
    </dl>
  );
}

function useReasons(tariff: CheckoutRates | null) {
  const t = useT('parcels');
  const locale = useLocale();
  const { money } = useWords();
  const taxReason = (code: string, perMille: number) => {
    if (code === 'AE' || code === 'G') return t(`reason.tax${code}`);
    return t('reason.taxS', { rate: formatPercent(perMille / 1000, locale) });
  };
  return ({ kind, taxCode, taxRatePerMille }: Charges['lines'][number]): string | undefined => {
    if (kind === 'tax' && taxCode !== 'none') return taxReason(taxCode, taxRatePerMille);
    if (tariff === null) return undefined;
    const { checkout, currency } = tariff;
    const percent = (rate: string) => formatPercent(Number(rate), locale);
    switch (kind) {
      case 'base':
        return undefined;
      case 'fuel':
        return t('reason.fuel', { rate: percent(checkout.fuelRate) });
      case 'security':
        return t('reason.security', { rate: percent(checkout.securityRate) });
      case 'insurance':
        return t(
          checkout.insuranceLimit === undefined ? 'reason.insurance' : 'reason.insuranceByValue',
          {
            rate: percent(checkout.insuranceRate),
            minimum: money(toCents(exact(checkout.insuranceMinimum)), currency),
          },
        );
      case 'tax':
        return t('reason.tax');
      case 'cod_fee':
        return t('reason.cod_fee', { rate: percent(checkout.codFeeRate) });
      case 'adjustment':
        return t('reason.adjustment');
    }
  };
}
