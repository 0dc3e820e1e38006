import { PARCEL_LEVELS, type Tariff } from '@waypost/domain/rates';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Option } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Section } from '../../../ui/panel.tsx';
import type { BookingFaults } from '../booking-faults.ts';
import type { NewValues } from './new-form.ts';

type ParcelFieldsProps = {
  start: NewValues;
  faults: BookingFaults;
  levels: Tariff['parcel']['levels'];
};

/** Weight, size and number of the parcels, and how fast they go. */
export function ParcelFields({ start, faults, levels }: ParcelFieldsProps) {
  const t = useT('new-shipment');
  const quote = useT('quote');
  const checkout = useT('checkout');
  const { service, eta } = useWords();
  const field = (name: keyof NewValues['parcel']) => {
    const fault = faults[name];
    return {
      name,
      autoComplete: 'off',
      defaultValue: start.parcel[name],
      error: fault === undefined ? undefined : checkout(fault as 'checkEntry'),
    };
  };
  return (
    <>
      <Section title={quote('pieceTitle')}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
          {(['weight', 'length', 'width', 'height'] as const).map((name) => (
            <Field
              key={name}
              {...field(name)}
              label={quote(name)}
              unit={quote(name === 'weight' ? 'kg' : 'cm')}
              inputMode="decimal"
              maxLength={12}
              required={name === 'weight'}
            />
          ))}
          <Field
            {...field('count')}
            className="col-span-2"
            label={t('count')}
            help={t('countHelp')}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
      </Section>
      <fieldset>
        <legend className="mb-3 font-display text-lg font-bold">{quote('serviceTitle')}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {PARCEL_LEVELS.map((level) => (
            <Option key={level} name="level" value={level} defaultChecked={level === start.level}>
              <span className="block leading-tight font-semibold">{service(level)}</span>
              <span className="mt-1 block text-sm text-muted">{eta(levels[level].eta)}</span>
            </Option>
          ))}
        </div>
      </fieldset>
    </>
  );
}
