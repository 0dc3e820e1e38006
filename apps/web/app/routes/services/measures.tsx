import { type Incoterm, INCOTERMS, palletGuidance, type Tariff } from '@waypost/domain/rates';
import type { ServiceLimits } from '@waypost/domain/service-limits';
import { limitSentence } from '@waypost/i18n/limit-sentence';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { limitOf } from './offers.ts';
import { ParcelRows } from './parcel-rows.tsx';
import { type FieldName, type QuoteValues, rateInputsOf } from './quote-form.ts';
import type { useParcelRows } from './use-parcel-rows.ts';

type MeasuresProps = {
  tariff: Tariff;
  limits: ServiceLimits;
  values: QuoteValues;
  initial: QuoteValues;
  parcels: ReturnType<typeof useParcelRows>;
  defaultIncoterm: Incoterm;
  faultOf: (name: FieldName) => string | undefined;
};

export function Measures(props: MeasuresProps) {
  const { tariff, limits, values, initial, parcels, defaultIncoterm, faultOf } = props;
  const t = useT('quote');
  const freight = values.kind === 'freight';
  return (
    <Section title={freight ? t('palletTitle') : t('pieceTitle')}>
      <ParcelRows {...{ ...parcels, freight, faultOf }}>
        {freight && (
          <>
            <Field
              name="pallets"
              className="col-span-2"
              label={t('pallets')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={initial.pallets}
              error={faultOf('pallets')}
            />
            <Select
              name="incoterm"
              className="col-span-2"
              label={t('incoterm')}
              defaultValue={initial.incoterm ?? defaultIncoterm}
            >
              <Choices of={INCOTERMS} />
            </Select>
          </>
        )}
      </ParcelRows>
      {freight && <p className="mt-2 text-sm text-muted">{t('incotermHelp')}</p>}
      <Limits {...{ tariff, limits, values }} />
    </Section>
  );
}

/** A limit is told with the way out. */
function Limits({ tariff, limits, values }: Pick<MeasuresProps, 'tariff' | 'limits' | 'values'>) {
  const t = useT('quote');
  const { weight } = useWords();
  const locale = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const scripted = useScripted();
  const inputs = rateInputsOf(values) ?? [];
  const limit = tariff.parcel.maxPieceGrams;
  const ofParcel = values.kind === 'parcel' ? limitOf(limits, values.level, values) : null;
  const tooLarge = ofParcel?.reason === 'too_large' ? ofParcel : null;
  const input =
    inputs.find(({ kind, weightGrams }) => kind === 'freight' || weightGrams > limit) ??
    (tooLarge === null ? undefined : inputs[0]);
  if (input === undefined) return null;

  if (input.kind === 'parcel') {
    const isTooHeavy = input.weightGrams > limit;
    const asFreight = new URLSearchParams(search);
    asFreight.set('type', 'freight');
    const way = `?${asFreight}#quote`;
    return (
      <Notice
        tone="problem"
        className="mt-5"
        title={
          isTooHeavy || tooLarge === null
            ? t('overMaxPiece', { limit: weight(limit), weight: weight(input.weightGrams) })
            : limitSentence(tooLarge, { locale, t })
        }
      >
        {/* Without scripts the form goes along to the other tab with all that was typed. */}
        <button
          // Enter presses the first button that submits: with scripts this is none
          type={scripted ? 'button' : 'submit'}
          formAction={way}
          name="intent"
          value="prices"
          className="min-h-6 font-semibold underline decoration-2 underline-offset-4"
          onClick={() => void navigate(way, { replace: true, preventScrollReset: true })}
        >
          {isTooHeavy ? t('overMaxPieceWay', { limit: weight(limit) }) : t('asFreight')}
        </button>
      </Notice>
    );
  }
  const guidance = palletGuidance(tariff, input);
  const range = tariff.freight.modes[input.mode].palletGuidanceGrams;
  if (guidance === null || range === null) return null;
  const named = { min: weight(range.min), max: weight(range.max) };
  return (
    <Notice
      tone="note"
      className="mt-5"
      title={
        guidance === 'below_guidance'
          ? t('palletBelowGuidance', named)
          : t('palletAboveGuidance', named)
      }
    />
  );
}
