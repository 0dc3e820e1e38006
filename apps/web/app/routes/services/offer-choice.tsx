import { FREIGHT_MODES, PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import type { Timing } from './use-calendars.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Option } from '../../ui/choice.tsx';
import { deliveryOf, type Offer } from './offers.ts';
import type { QuoteKind } from './quote-form.ts';

type OffersProps = {
  kind: QuoteKind;
  offers: Offer[] | null;
  tariff: Tariff;
  timing: Timing | null;
  /** To begin with. */
  chosen: Offer['service'];
  choose: (name: 'level' | 'mode', service: Offer['service']) => void;
};

/** All levels or modes side by side, each with its days of delivery and what will be due. */
export function Offers({ kind, offers, tariff, timing, chosen, choose }: OffersProps) {
  const t = useT('quote');
  const words = useT('parcels');
  const { eta, delivery, money } = useWords();
  const name = kind === 'parcel' ? 'level' : 'mode';
  const services =
    kind === 'parcel'
      ? PARCEL_LEVELS.map((level) => ({
          service: level,
          title: words(`level.${level}`),
          etaOf: tariff.parcel.levels[level].eta,
        }))
      : FREIGHT_MODES.map((mode) => ({
          service: mode,
          title: words(`mode.${mode}`),
          etaOf: tariff.freight.modes[mode].eta,
        }));
  return (
    <fieldset className="border-t-2 border-ink pt-4">
      <legend className="float-start mb-4 w-full">
        <span className="font-display text-lg leading-tight font-bold">
          {kind === 'parcel' ? t('serviceTitle') : t('modeTitle')}
        </span>
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-3">
        {services.map(({ service, title, etaOf }) => {
          const offer = offers?.find((candidate) => candidate.service === service);
          return (
            <Option
              key={service}
              name={name}
              value={service}
              defaultChecked={service === chosen}
              onChange={() => choose(name, service)}
            >
              <span className="block leading-tight font-semibold">{title}</span>
              <span className="mt-1 block text-sm text-muted">{eta(etaOf)}</span>
              <span
                className="mt-1 block min-h-5 text-sm font-semibold sm:min-h-10"
                data-testid={`delivery-${service}`}
                // Browsers and Node do not always agree on how a day is written.
                suppressHydrationWarning
              >
                {timing !== null && delivery(deliveryOf(timing, service, etaOf))}
              </span>
              <span
                className="wide mt-3 block min-h-8 text-xl tabular-nums"
                data-testid={`price-${service}`}
              >
                {offer === undefined ? '–' : money(offer.byCard.totalCents, offer.byCard.currency)}
              </span>
              <span className="block min-h-5 text-sm text-muted">
                {offer !== undefined &&
                  t('onDeliveryAmount', {
                    amount: money(offer.onDelivery.totalCents, offer.onDelivery.currency),
                  })}
              </span>
            </Option>
          );
        })}
      </div>
    </fieldset>
  );
}
