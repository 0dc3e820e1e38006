import type { Tariff } from '@waypost/domain/rates';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Those of the questions page that come up while a shipment is priced. */
const QUESTIONS = [
  'ship',
  'domestic',
  'international',
  'volume',
  'heavy',
  'pickup',
  'track',
  'hold',
  'methods',
] as const;

export function ShippingQuestions({ tariff }: { tariff: Tariff }) {
  const t = useT('express');
  const faq = useT('faq');
  const figures = useTariffFigures(tariff);
  return (
    <section id="questions" className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="wide text-3xl sm:text-4xl">{t('questionsTitle')}</h2>
        <p className="mt-5 mb-5 text-lg text-muted">{t('questionsText')}</p>
        <TextLink to="/faq">{t('questionsLink')}</TextLink>
      </div>
      <div className="lg:col-span-8">
        <Accordion
          items={QUESTIONS.map((id) => ({
            title: faq(`${id}.question`),
            content: <p>{faq(`${id}.answer` as 'volume.answer', figures)}</p>,
          }))}
        />
      </div>
    </section>
  );
}
