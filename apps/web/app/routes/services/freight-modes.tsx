import { FREIGHT_MODES, type Tariff } from '@waypost/domain/rates';
import { ArrowRight } from 'lucide-react';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { FreightPlane } from '../../ui/drawings/freight-plane.tsx';
import { FreightShip } from '../../ui/drawings/freight-ship.tsx';
import { FreightTruck } from '../../ui/drawings/freight-truck.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const DRAWINGS = { air: FreightPlane, sea: FreightShip, road: FreightTruck };

/** The contract's bound for one pallet. */
const MAX_PALLET_GRAMS = 10_000_000;

export function FreightModes({ tariff }: { tariff: Tariff }) {
  const t = useT('freight');
  const words = useT('parcels');
  const { eta, weight } = useWords();
  const palletOf = (guidance: { min: number; max: number } | null) =>
    guidance === null
      ? t('noGuidance', { max: weight(MAX_PALLET_GRAMS) })
      : t('guidance', { min: weight(guidance.min), max: weight(guidance.max) });
  return (
    <section>
      <h2 className="wide mb-6 text-3xl sm:text-4xl">{t('modesTitle')}</h2>
      <ul className="border-t-2 border-ink">
        {FREIGHT_MODES.map((mode) => {
          const card = tariff.freight.modes[mode];
          const Drawing = DRAWINGS[mode];
          const facts: [name: string, value: string][] = [
            [t('transit'), eta(card.eta)],
            [t('pallet'), palletOf(card.palletGuidanceGrams)],
            [t('volume'), t('divisor', { divisor: card.volumetricDivisor })],
          ];
          return (
            <li
              key={mode}
              className="grid gap-x-10 gap-y-5 border-b border-hairline py-8 md:grid-cols-12"
            >
              <div className="md:col-span-3">
                <Drawing className="w-44 md:w-full" />
              </div>
              <div className="md:col-span-4">
                <h3 className="text-2xl">{words(`mode.${mode}`)}</h3>
                <p className="mt-2 font-semibold">{t(`${mode}.for`)}</p>
                <p className="mt-2 text-muted">{t(`${mode}.text`)}</p>
              </div>
              <div className="md:col-span-5">
                <dl className="space-y-2">
                  {facts.map(([name, value]) => (
                    <div
                      key={name}
                      className="grid grid-cols-[minmax(6rem,2fr)_minmax(0,3fr)] gap-3"
                    >
                      <dt className="text-muted">{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                <TextLink
                  to={`/services/express?type=freight&mode=${mode}#quote`}
                  className="mt-4 inline-flex min-h-11 items-center gap-2"
                >
                  {t(`choose.${mode}`)}
                  <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                </TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
