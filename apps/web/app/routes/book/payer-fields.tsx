import { formatCountry } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import type { FieldOf } from './checkout-fields.ts';
import { PAYER_COUNTRIES } from './start-values.ts';

export function PayerFields({ field, needed }: { field: FieldOf; needed: boolean }) {
  const t = useT('checkout');
  const locale = useLocale();
  const aside = needed ? undefined : t('optional');
  return (
    <Section title={t('payerTitle')}>
      <p className="-mt-2 mb-4 text-muted">{t('payerText')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          {...field('payer.firstName')}
          aside={aside}
          autoComplete="billing given-name"
          maxLength={60}
        />
        <Field
          {...field('payer.lastName')}
          aside={aside}
          autoComplete="billing family-name"
          maxLength={60}
        />
        <Field
          {...field('payer.vatId')}
          aside={t('optional')}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <Select {...field('payer.country')} autoComplete="billing country">
          <Choices of={PAYER_COUNTRIES} name={(code) => formatCountry(code, locale)} />
        </Select>
      </div>
    </Section>
  );
}
