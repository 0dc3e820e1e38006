import { checkoutCharges, type CheckoutCharges } from '@waypost/domain/charges';
import { CUT_OFF_HOUR, type DeliveryDates, deliveryDates } from '@waypost/domain/delivery-dates';
import { countryCodeOf, countryPart, sameCountry } from '@waypost/domain/places';
import {
  type Estimate,
  estimateAll,
  type Eta,
  FREIGHT_MODES,
  type FreightMode,
  PARCEL_LEVELS,
  type ParcelLevel,
  type RateInput,
  rateProblems,
  type Tariff,
} from '@waypost/domain/rates';
import {
  type ServiceLimit,
  serviceLimit,
  type ServiceLimits,
} from '@waypost/domain/service-limits';
import { taxedFor } from '@waypost/domain/tax';
import type { Timing } from './use-calendars.ts';
import { type QuoteValues, rateInputsOf } from './quote-form.ts';

export type Offer = {
  service: ParcelLevel | FreightMode;
  estimate: Estimate;
  byCard: CheckoutCharges;
  onDelivery: CheckoutCharges;
};

/** When a service would deliver what is booked now. */
export function deliveryOf(timing: Timing, service: Offer['service'], eta: Eta): DeliveryDates {
  return deliveryDates({ ...timing, eta, cutOffHour: CUT_OFF_HOUR[service] });
}

/** Every level or mode that carries it with what will be due, or null while something is missing. */
export function offersFor(
  tariff: Tariff,
  limits: ServiceLimits,
  values: QuoteValues,
): Offer[] | null {
  const inputs = rateInputsOf(values);
  if (inputs === null || values.from === '' || values.to === '') return null;
  if (inputs.some((input) => rateProblems(tariff, input).length > 0)) return null;
  const domestic = sameCountry(values.from, values.to);
  const destinationCountry = countryCodeOf(countryPart(values.to));
  // a business abroad is told its price by the quote
  const taxed = taxedFor(tariff, { destinationCountry, reverseCharge: false });
  const offers = servicesOf(values).flatMap((service) => {
    const priced = estimateAll(tariff, inputs.map(by(service)), domestic);
    if (priced === null || limitOf(limits, service, values) !== null) return [];
    return [offer(taxed, service, priced)];
  });
  return offers.length === 0 ? null : offers;
}

/** Why a service does not carry what was entered so far. */
export function limitOf(
  limits: ServiceLimits,
  service: Offer['service'],
  values: QuoteValues,
): ServiceLimit | null {
  const pieces = (rateInputsOf(values) ?? []).map((input) => ({
    ...input,
    count: input.kind === 'freight' ? input.pallets : 1,
  }));
  return serviceLimit(limits, service, { from: values.from, to: values.to, pieces });
}

/** The same piece by another service of its kind. */
function by(service: Offer['service']) {
  return (input: RateInput): RateInput =>
    input.kind === 'parcel'
      ? { ...input, level: service as ParcelLevel }
      : { ...input, mode: service as FreightMode };
}

function servicesOf({ kind }: QuoteValues): readonly Offer['service'][] {
  return kind === 'parcel' ? PARCEL_LEVELS : FREIGHT_MODES;
}

function offer(tariff: Tariff, service: Offer['service'], priced: Estimate): Offer {
  const due = (method: 'card' | 'cod') =>
    checkoutCharges(tariff, { baseCents: priced.totalCents, insured: false, method });
  return { service, estimate: priced, byCard: due('card'), onDelivery: due('cod') };
}
