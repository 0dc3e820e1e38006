import type { Tariff } from '@waypost/domain/rates';
import { useTariffFigures } from '../../parcels/tariff-figures.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { EXAMPLE } from './ecommerce-example.ts';
import type { ExampleAnswer } from './ecommerce-example.server.ts';

export function EcommerceCash({ tariff, answer }: { tariff: Tariff; answer: ExampleAnswer }) {
  const t = useT('ecommerce');
  const { money, weight } = useWords();
  const figures = useTariffFigures(tariff);
  const { currency, dueByCard, dueOnDelivery, billableGrams } = answer;
  const totals = [
    [t('byCard'), dueByCard.totalCents],
    [t('onDelivery'), dueOnDelivery.totalCents],
  ] as const;
  return (
    <section className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h2 className="wide text-3xl sm:text-4xl">{t('codTitle')}</h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{t('codText', figures)}</p>
      </div>
      <div className="border-t-2 border-ink pt-4 lg:col-span-6">
        <p className="text-muted">
          {t('codExample', {
            weight: weight(billableGrams),
            from: EXAMPLE.origin,
            to: EXAMPLE.destination,
          })}
        </p>
        <dl className="mt-5 grid grid-cols-2 gap-x-6">
          {totals.map(([name, cents]) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd className="wide mt-1 text-3xl sm:text-4xl">{money(cents, currency)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
