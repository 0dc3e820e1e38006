import { FREIGHT_MODES, PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import type { ServiceLimit, ServiceLimits } from '@waypost/domain/service-limits';
import { limitSentence } from '@waypost/i18n/limit-sentence';
import type { Timing } from './use-calendars.ts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Option } from '../../ui/choice.tsx';
import { deliveryOf, limitOf, type Offer } from './offers.ts';
import type { QuoteValues } from './quote-form.ts';

type OffersProps = {
  values: QuoteValues;
  limits: ServiceLimits;
  /** The chosen service does not carry it. */
  error: string | undefined;
  offers: Offer[] | null;
  tariff: Tariff;
  timing: Timing | null;
  /** To begin with. */
  chosen: Offer['service'];
  choose: (name: 'level' | 'mode', service: Offer['service']) => void;
};

/** All levels or modes side by side, each with its days and what will be due, or why it is not carried. */
export function Offers(props: OffersProps) {
  const { values, limits, error, offers, tariff, timing, chosen, choose } = props;
  const { kind } = values;
  const t = useT('quote');
  const locale = useLocale();
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
        {error !== undefined && (
          <span id="service-error" className="mt-2 block text-sm font-semibold text-problem">
            {error}
          </span>
        )}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-3">
        {services.map(({ service, title, etaOf }) => {
          const offer = offers?.find((candidate) => candidate.service === service);
          const limit = limitOf(limits, service, values);
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
              {limit !== null && (
                <span
                  className="mt-1 block text-sm"
                  data-testid={`limit-${service}`}
                  // Browsers and Node do not always agree on the name of a country.
                  suppressHydrationWarning
                >
                  {limitSentence(limit, { locale, t })}
                </span>
              )}
              <span
                className="mt-1 block min-h-5 text-sm font-semibold sm:min-h-10"
                data-testid={`delivery-${service}`}
                // Browsers and Node do not always agree on how a day is written.
                suppressHydrationWarning
              >
                {timing !== null &&
                  isOnTheWay(limit) &&
                  delivery(deliveryOf(timing, service, etaOf))}
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

/** The days depend on the lane alone: a piece that is too large may be measured again. */
function isOnTheWay(limit: ServiceLimit | null): boolean {
  const ofPieces: readonly string[] = ['too_heavy', 'too_large', 'shipment_too_heavy'];
  return limit === null || ofPieces.includes(limit.reason);
}
