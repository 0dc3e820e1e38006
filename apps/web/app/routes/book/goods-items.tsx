import { Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import type { Country } from '../../parcels/country-list.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Choices, Field, Select } from '../../ui/field.tsx';
import { Section } from '../../ui/panel.tsx';
import type { BookingFaults } from './booking-faults.ts';
import type { FieldOf } from './checkout-fields.ts';
import { ExportFields } from './export-fields.tsx';
import { itemField, type ItemField, type ItemValues, MAX_ITEMS } from './booking-form.ts';

/** A line keeps its key when the lines before it go. */
export type ItemRow = { key: number; start: ItemValues };

type GoodsItemsProps = {
  rows: ItemRow[];
  countries: Country[];
  currency: string;
  faults: BookingFaults;
  field: FieldOf;
  onAdd: () => void;
  /** Returns once the line is gone. */
  onRemove: (at: number) => void;
};

/** The lines of a customs declaration. */
export function GoodsItems(props: GoodsItemsProps) {
  const { rows, countries, currency, faults, field, onAdd, onRemove } = props;
  const t = useT('checkout');
  const lines = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const addLine = (event: MouseEvent) => {
    event.preventDefault();
    onAdd();
  };
  const removeLine = (event: MouseEvent, at: number) => {
    event.preventDefault();
    onRemove(at);
    const next = lines.current?.querySelectorAll('fieldset')[at];
    (next ?? add.current)?.focus();
  };
  const missing = faults['addItem'];
  return (
    <Section title={t('itemsTitle')}>
      <p className="-mt-2 mb-5 max-w-prose text-muted">{t('itemsText')}</p>
      <ol ref={lines} className="space-y-6">
        {rows.map(({ key, start }, at) => (
          <li key={key}>
            <fieldset tabIndex={-1} className="rounded border border-hairline p-4">
              <legend className="px-1 font-semibold">{t('itemTitle', { number: at + 1 })}</legend>
              <ItemFields {...{ at, start, countries, currency, faults }} />
              {rows.length > 1 && (
                <Button
                  type="submit"
                  look="quiet"
                  size="small"
                  className="mt-2"
                  name="step"
                  value={`remove-item.${at}`}
                  onClick={(event) => removeLine(event, at)}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                  {t('removeItem', { number: at + 1 })}
                </Button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {missing !== undefined && (
        <p className="mt-3 text-sm font-semibold text-exception">{t('itemsMissing')}</p>
      )}
      {rows.length < MAX_ITEMS && (
        <Button
          ref={add}
          type="submit"
          look="secondary"
          className="mt-4"
          name="step"
          value="add-item"
          onClick={addLine}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('addItem')}
        </Button>
      )}
      <ExportFields field={field} />
    </Section>
  );
}

type ItemFieldsProps = Pick<GoodsItemsProps, 'countries' | 'currency' | 'faults'> & {
  at: number;
  start: ItemValues;
};

function ItemFields({ at, start, countries, currency, faults }: ItemFieldsProps) {
  const t = useT('checkout');
  const field = (name: ItemField) => {
    const fault = faults[itemField(at, name)];
    return {
      name: itemField(at, name),
      label: t(name),
      defaultValue: start[name],
      error: fault === undefined ? undefined : t(fault as 'weightInvalid'),
    };
  };
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field
        {...field('description')}
        className="sm:col-span-6"
        placeholder={t('descriptionExample')}
        maxLength={120}
        autoComplete="off"
        required
      />
      <Field
        {...field('quantity')}
        className="sm:col-span-2"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        required
      />
      <Field
        {...field('weight')}
        className="sm:col-span-2"
        unit={t('kg')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
      />
      <Field
        {...field('value')}
        className="sm:col-span-2"
        unit={currency}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        required
      />
      <Select {...field('originCountry')} className="sm:col-span-3" aside={t('optional')}>
        <option value="">{t('originUnknown')}</option>
        <Choices of={countries} value={({ code }) => code} name={({ name }) => name} />
      </Select>
      <Field
        {...field('hsCode')}
        className="sm:col-span-3"
        aside={t('optional')}
        help={t('hsCodeHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
      />
    </div>
  );
}
