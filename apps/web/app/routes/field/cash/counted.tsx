import type { CashConfirmed } from '@waypost/contract/client';
import { formatMoney } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { Amounts } from './amounts.tsx';

/** The expected amount is shown only now, because the count is final. */
export function Counted({ name, result }: { name: string; result: CashConfirmed }) {
  const t = useT('field');
  const locale = useLocale();
  const money = (cents: number, currency: string) => formatMoney(cents, currency, locale);
  const differing = result.lines.filter(({ missingCents }) => missingCents !== 0);
  return (
    <Frame
      title={t('count.title')}
      acts={
        <LinkButton to="/field/cash/desk" size="large">
          {t('count.back')}
        </LinkButton>
      }
    >
      <p className="wide text-2xl">{name}</p>
      <p className="mt-1">
        <Amounts
          of={result.lines.map(({ currency, countedCents: cents }) => ({ currency, cents }))}
        />
      </p>
      {differing.length === 0 && <Notice tone="good" title={t('count.exact')} className="mt-5" />}
      {differing.map(({ currency, missingCents }) => (
        <Notice
          key={currency}
          tone="problem"
          className="mt-5"
          title={
            missingCents > 0
              ? t('count.missing', { amount: money(missingCents, currency) })
              : t('count.over', { amount: money(-missingCents, currency) })
          }
        >
          {t('count.noted', { name })}
        </Notice>
      ))}
    </Frame>
  );
}
