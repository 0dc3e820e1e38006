import type { TariffDocument } from '@waypost/contract/client';
import { PARCEL_LEVELS } from '@waypost/domain/rates';
import { formatPercent } from '@waypost/i18n/formats';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import type { FieldGroup, TariffField } from './tariff-fields.ts';

/** The labels of groups, fields and units of a tariff. */
export function useFieldWords(tariff: TariffDocument) {
  const t = useT('console-tariffs');
  const words = useT('parcels');
  const locale = useLocale();
  const group = ({ name }: FieldGroup) => {
    const level = PARCEL_LEVELS.find((each) => each === name);
    if (level !== undefined) return words(`level.${level}`);
    return t(`group.${name as Exclude<typeof name, (typeof PARCEL_LEVELS)[number]>}`);
  };
  const unit = ({ kind, path }: TariffField) => {
    if (kind === 'money') return tariff.currency;
    if (kind === 'perKg') return t('unit.perKg', { currency: tariff.currency });
    return kind === 'time' ? t(`unit.${transitUnit(tariff, path)}`) : t(`unit.${kind}`);
  };
  const tax = ({ checkout }: TariffDocument) => {
    const { code, ratePerMille, country = '' } = checkout.tax;
    if (code === 'none') return t('tax.free');
    return t('tax.charged', { rate: formatPercent(ratePerMille / 1000, locale), country });
  };
  return { tax, group, label: ({ label }: TariffField) => t(`field.${label}`), unit };
}

function transitUnit(tariff: TariffDocument, path: string) {
  const [, , service] = path.split('.');
  const { levels } = tariff.parcel;
  const { modes } = tariff.freight;
  const cards: Record<string, { eta: { unit: 'business_days' | 'hours' | 'days' } }> = {
    ...levels,
    ...modes,
  };
  return cards[service ?? '']?.eta.unit ?? 'days';
}
