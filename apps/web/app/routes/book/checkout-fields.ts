import type { MessageKey } from '@waypost/i18n/messages';
import { useT } from '../../platform/catalogs.tsx';
import type { BookingFaults } from './booking-faults.ts';
import type { TextField } from './booking-form.ts';

/** What every text field of the form has in common. */
export type FieldOf = (
  name: TextField,
  /** What the text of a fault may name. */
  given?: { example: string },
) => {
  name: TextField;
  label: string;
  defaultValue: string;
  error: string | undefined;
};

export function useFieldOf(start: Record<TextField, string>, faults: BookingFaults): FieldOf {
  const t = useT('checkout');
  return (name, given = { example: '' }) => {
    const fault: MessageKey<'checkout'> | undefined = faults[name];
    return {
      name,
      label: t(name),
      defaultValue: start[name],
      error: fault === undefined ? undefined : t(fault as 'postalCodeInvalid', given),
    };
  };
}
