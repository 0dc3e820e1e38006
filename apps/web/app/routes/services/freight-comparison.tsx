import { type Tariff } from '@waypost/domain/rates';
import { FREIGHT_QUOTE, QUOTE } from '../../frame/links.ts';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { CompareTable } from '../../ui/compare-table.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The same words on both sides, told apart by their last one. */
const PLAIN = ['goods', 'choice', 'reach', 'pickup', 'border', 'tracking'] as const;

export function FreightComparison({ tariff }: { tariff: Tariff }) {
  const t = useT('freight');
  const { eta, weight } = useWords();
  const figures = useTariffFigures(tariff);
  const { parcel, freight } = tariff;
  const air = freight.modes.air.palletGuidanceGrams ?? { min: 0, max: 0 };
  const transit = (service: { eta: Tariff['parcel']['levels']['standard']['eta'] }) =>
    eta({ ...service.eta, door: null });

  const measured = {
    weight: [
      t('compare.weightExpress', figures),
      t('compare.weightFreight', { airMin: weight(air.min), airMax: weight(air.max) }),
    ],
    time: [
      t('compare.timeExpress', {
        standard: transit(parcel.levels.standard),
        express: transit(parcel.levels.express),
        priority: transit(parcel.levels.priority),
      }),
      t('compare.timeFreight', {
        air: transit(freight.modes.air),
        sea: transit(freight.modes.sea),
        road: transit(freight.modes.road),
      }),
    ],
    volume: [t('compare.volumeExpress', figures), t('compare.volumeFreight', figures)],
    minimum: [figures.parcelMinimum, figures.freightMinimum],
  } as const;
  const plain = (id: (typeof PLAIN)[number]) => ({
    id,
    name: t(`compare.${id}`),
    cells: [t(`compare.${id}Express`), t(`compare.${id}Freight`)] as const,
  });
  const figure = (id: keyof typeof measured) => ({
    id,
    name: t(`compare.${id}`),
    cells: measured[id],
  });
  return (
    <section>
      <h2 className="wide text-3xl sm:text-4xl">{t('compareTitle')}</h2>
      <p className="mt-4 mb-8 max-w-2xl text-lg text-muted">{t('compareText')}</p>
      <CompareTable
        caption={t('compareCaption')}
        corner={t('compareCorner')}
        columns={[t('express'), t('freight')]}
        rows={[
          plain('goods'),
          figure('weight'),
          plain('choice'),
          figure('time'),
          plain('reach'),
          plain('pickup'),
          figure('volume'),
          figure('minimum'),
          plain('border'),
          plain('tracking'),
        ]}
      />
      <div className="mt-5 grid grid-cols-2 gap-x-4 sm:grid-cols-[28%_36%_36%] sm:gap-x-0">
        <TextLink to={QUOTE} className="justify-self-start sm:col-start-2">
          {t('priceExpress')}
        </TextLink>
        <TextLink to={FREIGHT_QUOTE} className="justify-self-start">
          {t('quote')}
        </TextLink>
      </div>
    </section>
  );
}
