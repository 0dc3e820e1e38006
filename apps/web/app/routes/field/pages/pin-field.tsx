import type { Ref } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Field } from '../../../ui/field.tsx';

export function PinField({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useT('field');
  return (
    <Field
      ref={ref}
      label={t('start.pin')}
      type="password"
      dir="ltr"
      inputMode="numeric"
      pattern="\d{6}"
      maxLength={6}
      required
      // not a password field, because the browser must not offer to save it
      autoComplete="off"
    />
  );
}
