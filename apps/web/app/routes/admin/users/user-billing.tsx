import type { BillingSummary } from '@waypost/contract/client';
import { formatCount, formatMonth } from '@waypost/i18n/formats';
import { Form } from 'react-router';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../../platform/refused.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts, Section } from '../../../ui/panel.tsx';
import { useSending } from '../../../platform/post-form.tsx';

type UserBillingProps = {
  billing: BillingSummary;
  mayRecompute: boolean;
  refusal: ShownRefusal | null;
};

export function UserBilling({ billing, mayRecompute, refusal }: UserBillingProps) {
  const t = useT('console-users');
  const locale = useLocale();
  const { money } = useWords();
  const busy = useSending();
  const figure = (text: string) => <span className="numerals">{text}</span>;
  const count = (number: number) => figure(formatCount(number, locale));
  const sum = (cents: number) => figure(money(cents, billing.currency));
  const recompute = mayRecompute && (
    <Form method="post" preventScrollReset>
      <Button type="submit" look="secondary" size="small" busy={busy}>
        {t('recompute')}
      </Button>
    </Form>
  );
  return (
    <Section title={t('billing')} aside={recompute}>
      {refusal !== null && !busy && <Refused refusal={refusal} fallback={t('saveFailed')} />}
      <Facts
        facts={[
          [t('totalSpend'), sum(billing.totalSpendCents)],
          [t('delivered'), count(billing.delivered)],
          [t('inTransit'), count(billing.inTransit)],
          [t('exceptions'), count(billing.exceptions)],
          ...billing.byMonth
            .toReversed()
            .map(({ ym, cents }) => [formatMonth(ym, locale), sum(cents)] as const),
        ]}
      />
      <p className="mt-3 text-sm text-muted">
        {billing.calculated === 'estimate' ? t('billingEstimate') : t('recomputeText')}
      </p>
    </Section>
  );
}
