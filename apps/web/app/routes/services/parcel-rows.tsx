import { MAX_PARCELS } from '@waypost/domain/rates';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import {
  ADD_PARCEL,
  boxField,
  type BoxField,
  type BoxTexts,
  removeParcelStep,
} from './box-fields.ts';
import type { FieldName } from './quote-form.ts';

/** A parcel keeps its key when one before it is removed. */
export type ParcelRow = { key: number; start: BoxTexts };

type ParcelRowsProps = {
  rows: ParcelRow[];
  /** Of freight there is one, for each of its pallets; the others wait for the tab of parcels. */
  freight: boolean;
  faultOf: (name: FieldName) => string | undefined;
  onAdd: () => void;
  onRemove: (at: number) => void;
  /** What freight asks beside the measures of a pallet. */
  children: ReactNode;
};

/** Weight and size of each parcel, or of one pallet. Without scripts the buttons post the form. */
export function ParcelRows({ rows, freight, faultOf, onAdd, onRemove, children }: ParcelRowsProps) {
  const t = useT('quote');
  // Enter presses the first button that submits: with scripts none of these is
  const type = useScripted() ? 'button' : 'submit';
  const isSeveral = rows.length > 1 && !freight;
  return (
    <>
      <div className="space-y-5">
        {rows.map(({ key, start }, at) => (
          <fieldset
            key={key}
            disabled={freight && at > 0}
            hidden={freight && at > 0}
            className={isSeveral ? 'rounded border border-hairline p-4' : undefined}
          >
            {isSeveral && (
              <legend className="px-1 font-semibold">
                {t('parcelNumber', { number: at + 1 })}
              </legend>
            )}
            <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
              <Measure at={at} field="weight" {...{ start, freight, faultOf }} />
              <Measure at={at} field="length" {...{ start, freight, faultOf }} />
              <Measure at={at} field="width" {...{ start, freight, faultOf }} />
              <Measure at={at} field="height" {...{ start, freight, faultOf }} />
              {at === 0 && children}
            </div>
            {isSeveral && (
              <Button
                type={type}
                look="quiet"
                size="small"
                className="mt-2"
                name="intent"
                value={removeParcelStep(at)}
                onClick={() => onRemove(at)}
              >
                <Trash2 aria-hidden="true" className="size-4" />
                {t('removeParcel', { number: at + 1 })}
              </Button>
            )}
          </fieldset>
        ))}
      </div>
      {!freight && rows.length < MAX_PARCELS && (
        <Button
          type={type}
          look="secondary"
          className="mt-4"
          name="intent"
          value={ADD_PARCEL}
          onClick={onAdd}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('addParcel')}
        </Button>
      )}
    </>
  );
}

type MeasureProps = Pick<ParcelRowsProps, 'freight' | 'faultOf'> & {
  at: number;
  field: BoxField;
  start: BoxTexts;
};

function Measure({ at, field, start, freight, faultOf }: MeasureProps) {
  const t = useT('quote');
  const name = boxField(at, field);
  return (
    <Field
      name={name}
      label={t(field === 'weight' && freight ? 'weightPerPallet' : field)}
      unit={t(field === 'weight' ? 'kg' : 'cm')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={start[field]}
      error={faultOf(name)}
    />
  );
}
