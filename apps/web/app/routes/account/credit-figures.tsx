import type { Credit } from '@waypost/contract/client';
import { formatMoney } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Facts, Section } from '../../ui/panel.tsx';

/** What may still be booked on account. */
export function CreditFigures({ credit }: { credit: Credit }) {
  const t = useT('statements');
  const locale = useLocale();
  const sum = (cents: number) => (
    <span className="numerals">{formatMoney(cents, credit.currency, locale)}</span>
  );
  return (
    <Section title={t('creditTitle')}>
      <Facts
        facts={[
          [t('creditLimit'), sum(credit.limitCents)],
          [t('creditOwed'), sum(credit.owedCents)],
          [t('creditLeft'), sum(credit.leftCents)],
        ]}
      />
    </Section>
  );
}
