import type { ChargeKind } from '@waypost/domain/charges';
import { FREIGHT_MODES, PARCEL_LEVELS, rateProblems, type Tariff } from '@waypost/domain/rates';
import type { ServiceLimits } from '@waypost/domain/service-limits';
import type { ReactNode } from 'react';
import { hasSize, useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/panel.tsx';
import { invalidMeasures } from './box-fields.ts';
import { limitOf, type Offer } from './offers.ts';
import { type QuoteValues, rateInputsOf } from './quote-form.ts';

type DueTableProps = {
  tariff: Tariff;
  limits: ServiceLimits;
  values: QuoteValues;
  offer: Offer | undefined;
};

/** Everything that will be due for the chosen service, from the first rate to the last fee. */
export function DueTable({ tariff, limits, values, offer }: DueTableProps) {
  const t = useT('quote');
  return (
    <Panel>
      <h3 className="text-lg">{t('chargesTitle')}</h3>
      {offer === undefined ? (
        <p className="mt-3 text-muted">{t(whatIsMissing(tariff, limits, values))}</p>
      ) : (
        <>
          <Lines offer={offer} />
          <h4 className="mt-6 text-sm font-semibold">{t('billableTitle')}</h4>
          <p className="mt-1 text-sm text-muted">
            <Billable tariff={tariff} values={values} offer={offer} />
          </p>
        </>
      )}
    </Panel>
  );
}

function whatIsMissing(tariff: Tariff, limits: ServiceLimits, values: QuoteValues) {
  if (values.boxes.some((box) => invalidMeasures(box).length > 0)) return 'measuresInvalid';
  if (values.from === '' || values.to === '') return 'missingPlaces';
  const services = values.kind === 'parcel' ? PARCEL_LEVELS : FREIGHT_MODES;
  const chosen = values.kind === 'parcel' ? values.level : values.mode;
  if (services.every((service) => limitOf(limits, service, values) !== null)) {
    return 'nothingCarries';
  }
  if (limitOf(limits, chosen, values) !== null) return 'serviceLimited';
  const inputs = rateInputsOf(values) ?? [];
  const isRefused = inputs.some((input) => rateProblems(tariff, input).length > 0);
  return isRefused ? 'overLimits' : 'missingMeasures';
}

function Lines({ offer }: { offer: Offer }) {
  const t = useT('quote');
  const words = useT('parcels');
  const { money, service: nameOf } = useWords();
  const { estimate, byCard, onDelivery } = offer;
  const service = nameOf(offer.service);
  const amount = (cents: number) => money(cents, estimate.currency);
  const raised = estimate.totalCents - estimate.subtotalCents - estimate.surchargeCents;
  const lineOf = (charges: Offer['byCard'], wanted: ChargeKind) =>
    charges.lines.find((line) => line.kind === wanted);

  return (
    <table className="mt-3 w-full [&_th]:wrap-anywhere [&_th]:hyphens-auto" data-testid="due">
      <caption className="sr-only">{t('chargesCaption', { service })}</caption>
      <thead className="border-b-2 border-ink text-sm">
        <tr>
          <th className="py-2 text-start font-semibold">{service}</th>
          <th className="py-2 ps-3 text-end font-semibold">{t('byCard')}</th>
          <th className="py-2 ps-3 text-end font-semibold">{t('onDelivery')}</th>
        </tr>
      </thead>
      <tbody>
        <Row name={t('rate')} both={amount(estimate.subtotalCents)} />
        <Row name={t('surcharge')} both={amount(estimate.surchargeCents)} />
        {raised > 0 && <Row name={t('minimum')} both={amount(raised)} />}
        <Row name={words('charge.base')} both={amount(estimate.totalCents)} strong />
        {onDelivery.lines
          .filter((line) => line.kind !== 'base')
          .map((line) => {
            const inCard = lineOf(byCard, line.kind);
            return (
              <Row
                key={line.kind}
                name={words(`charge.${line.kind}`)}
                card={inCard === undefined ? '–' : amount(inCard.cents)}
                both={amount(line.cents)}
              />
            );
          })}
      </tbody>
      <tfoot className="border-t-2 border-ink">
        <tr className="align-baseline">
          <th scope="row" className="py-3 text-start text-base font-semibold">
            {words('total')}
          </th>
          <td className="numerals py-3 ps-3 text-end text-lg">{amount(byCard.totalCents)}</td>
          <td className="numerals py-3 ps-3 text-end text-lg">{amount(onDelivery.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = { name: ReactNode; both: string; card?: string; strong?: boolean };

function Row({ name, both, card = both, strong = false }: RowProps) {
  return (
    <tr
      className={classes(
        'align-baseline last:border-b-0',
        strong ? 'border-b-2 border-ink' : 'border-b border-hairline',
      )}
    >
      <th
        scope="row"
        className={classes('py-1.5 text-start', strong ? 'font-semibold' : 'font-normal')}
      >
        {name}
      </th>
      <td className="numerals py-1.5 ps-3 text-end">{card}</td>
      <td className="numerals py-1.5 ps-3 text-end">{both}</td>
    </tr>
  );
}

/** Why this weight is billed and not the other. */
function Billable({
  tariff,
  values,
  offer,
}: {
  tariff: Tariff;
  values: QuoteValues;
  offer: Offer;
}) {
  const t = useT('quote');
  const { billedWeight: weight, size } = useWords();
  const [input, ...others] = rateInputsOf(values) ?? [];
  if (input === undefined) return null;

  const { actualGrams, volumetricGrams, billableGrams } = offer.estimate;
  const billable = weight(billableGrams);
  if (others.length > 0) return t('billableParcels', { billable });
  if (!hasSize(input)) return t('billableNoSize', { billable });

  const divisor =
    input.kind === 'parcel'
      ? tariff.parcel.volumetricDivisor
      : tariff.freight.modes[input.mode].volumetricDivisor;
  const said = {
    billable,
    size: size(input),
    divisor,
    volumetric: weight(volumetricGrams),
    actual: weight(actualGrams),
  };
  const byVolume = volumetricGrams > actualGrams;
  if (input.kind === 'freight' && input.pallets > 1) {
    const { pallets } = input;
    return byVolume
      ? t('billableByVolumePallets', { ...said, pallets })
      : t('billableByWeightPallets', { ...said, pallets });
  }
  return byVolume ? t('billableByVolume', said) : t('billableByWeight', said);
}
