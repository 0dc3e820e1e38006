import { useT } from '../../platform/catalogs.tsx';
import { Stations } from '../../ui/stations.tsx';

const STEPS = [1, 2, 3, 4] as const;

export function HowItWorks() {
  const t = useT('express');
  return (
    <section id="how-it-works">
      <h2 className="wide mb-10 text-3xl sm:text-4xl">{t('stepsTitle')}</h2>
      <Stations
        stations={STEPS.map((step) => ({
          title: t(`step${step}Title`),
          text: t(`step${step}Text`),
        }))}
      />
    </section>
  );
}
