import type { Tariff } from '@waypost/domain/rates';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useT } from '../../platform/catalogs.tsx';
import { CompareTable } from '../../ui/compare-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const ROWS = ['cost', 'covers', 'for'] as const;

export function EcommerceInsurance({ tariff }: { tariff: Tariff }) {
  const t = useT('ecommerce');
  const figures = useTariffFigures(tariff);
  return (
    <section>
      <h2 className="wide text-3xl sm:text-4xl">{t('insuranceTitle')}</h2>
      <p className="mt-4 mb-6 max-w-2xl text-lg text-muted">{t('insuranceText')}</p>
      <CompareTable
        caption={t('insuranceCaption')}
        corner={t('insuranceCorner')}
        columns={[t('without'), t('with')]}
        rows={ROWS.map((id) => ({
          id,
          name: t(`insurance.${id}`),
          cells: [t(`insurance.${id}Without`), t(`insurance.${id}With`, figures)],
        }))}
      />
      <TextLink to="/legal/terms#liability" className="mt-5 inline-block">
        {t('liabilityLink')}
      </TextLink>
    </section>
  );
}
