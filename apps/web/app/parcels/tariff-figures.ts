import { exact, toCents } from '@waypost/domain/money';
import { type Tariff, tariffVersion2 } from '@waypost/domain/rates';
import { formatMoney, formatPercent, formatWeight } from '@waypost/i18n/formats';
import { useLocale } from '../platform/visitor.ts';
import { useWords } from './words.ts';

/** The numbers of a tariff that texts name. */
export function useTariffFigures({ parcel, freight, checkout, currency }: Tariff) {
  const locale = useLocale();
  const { eta } = useWords();
  const percent = (rate: string) => formatPercent(Number(rate), locale);
  const money = (amount: string) => formatMoney(toCents(exact(amount)), currency, locale);
  return {
    standardEta: eta(parcel.levels.standard.eta),
    expressEta: eta(parcel.levels.express.eta),
    priorityEta: eta(parcel.levels.priority.eta),
    maxPiece: formatWeight(parcel.maxPieceGrams, locale),
    parcelMinimum: money(parcel.minimumTotal),
    freightMinimum: money(freight.minimumTotal),
    parcelDivisor: parcel.volumetricDivisor,
    airDivisor: freight.modes.air.volumetricDivisor,
    groundDivisor: freight.modes.road.volumetricDivisor,
    fuel: percent(checkout.fuelRate),
    security: percent(checkout.securityRate),
    insurance: percent(checkout.insuranceRate),
    insuranceMinimum: money(checkout.insuranceMinimum),
    // the first tariff has no limit, so until it ends the limit of its successor is named
    insuranceLimit: money(checkout.insuranceLimit ?? tariffVersion2.checkout.insuranceLimit ?? '0'),
    codFee: percent(checkout.codFeeRate),
  };
}
