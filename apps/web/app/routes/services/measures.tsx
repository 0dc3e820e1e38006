import { type Incoterm, INCOTERMS, palletGuidance, type Tariff } from '@waypost/domain/rates';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { type FieldName, type QuoteValues, rateInputOf } from './quote-form.ts';

type MeasuresProps = {
  tariff: Tariff;
  values: QuoteValues;
  initial: QuoteValues;
  defaultIncoterm: Incoterm;
  faultOf: (name: FieldName) => string | undefined;
};

export function Measures({ tariff, values, initial, defaultIncoterm, faultOf }: MeasuresProps) {
  const t = useT('quote');
  const freight = values.kind === 'freight';
  const number = (name: 'weight' | 'length' | 'width' | 'height') => ({
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
    defaultValue: initial[name],
    error: faultOf(name),
  });
  return (
    <Section title={freight ? t('palletTitle') : t('pieceTitle')}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
        <Field
          {...number('weight')}
          label={freight ? t('weightPerPallet') : t('weight')}
          unit={t('kg')}
        />
        <Field {...number('length')} label={t('length')} unit={t('cm')} />
        <Field {...number('width')} label={t('width')} unit={t('cm')} />
        <Field {...number('height')} label={t('height')} unit={t('cm')} />
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
      </div>
      {freight && <p className="mt-2 text-sm text-muted">{t('incotermHelp')}</p>}
      <Limits tariff={tariff} values={values} />
    </Section>
  );
}

/** A limit is told with the way out. */
function Limits({ tariff, values }: { tariff: Tariff; values: QuoteValues }) {
  const t = useT('quote');
  const { weight } = useWords();
  const { search } = useLocation();
  const navigate = useNavigate();
  const scripted = useScripted();
  const input = rateInputOf(values);
  if (input === null) return null;

  if (input.kind === 'parcel') {
    const limit = tariff.parcel.maxPieceGrams;
    if (input.weightGrams <= limit) return null;
    const asFreight = new URLSearchParams(search);
    asFreight.set('type', 'freight');
    const way = `?${asFreight}#quote`;
    return (
      <Notice
        tone="problem"
        className="mt-5"
        title={t('overMaxPiece', { limit: weight(limit), weight: weight(input.weightGrams) })}
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
          {t('overMaxPieceWay', { limit: weight(limit) })}
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
