import { type RefObject, useEffect, useRef } from 'react';

/** After every answer to a form, the first field with a fault gets the focus. */
export function useFaultFocus(answered: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answered === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answered]);
  return form;
}
