import type { Tariff } from '@waypost/domain/rates';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useT } from '../../platform/catalogs.tsx';

export function Benefits({ tariff }: { tariff: Tariff }) {
  const t = useT('express');
  const { fuel, security, codFee, insurance, insuranceMinimum } = useTariffFigures(tariff);
  const benefits = [
    [t('priceTitle'), t('priceText', { fuel, security })],
    [t('payTitle'), t('payText', { codFee })],
    [t('insuranceTitle'), t('insuranceText', { insurance, insuranceMinimum })],
    [t('onceTitle'), t('onceText')],
    [t('liveTitle'), t('liveText')],
    [t('privateTitle'), t('privateText')],
  ];
  return (
    <section id="benefits">
      <h2 className="wide mb-10 text-3xl sm:text-4xl">{t('benefitsTitle')}</h2>
      <dl className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(([title, text]) => (
          <div key={title} className="border-t-2 border-ink pt-4">
            <dt className="font-display text-lg leading-tight font-bold">{title}</dt>
            <dd className="mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
