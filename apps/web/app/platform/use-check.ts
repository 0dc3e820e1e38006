import { type SubmitEvent, useState } from 'react';

/**
 * For forms that validate before they are sent: faults by field name, in page order. While there is one, nothing is
 * sent and the first gets the focus. `answered` holds faults that the server found, without scripts or beyond what
 * `find` checks.
 */
export function useCheck<F extends object>(find: (form: FormData) => F, answered: F | undefined) {
  const [heard, setHeard] = useState(answered);
  const [found, setFound] = useState(answered);
  if (answered !== heard) {
    setHeard(answered);
    setFound(answered);
  }
  const look = (form: HTMLFormElement) => {
    const faults = find(new FormData(form));
    setFound(faults);
    return Object.keys(faults);
  };
  return {
    faults: found ?? ({} as F),
    look,
    /** True when the form may be sent. */
    check(event: SubmitEvent<HTMLFormElement>): boolean {
      const [first] = look(event.currentTarget);
      if (first === undefined) return true;
      event.preventDefault();
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return false;
    },
  };
}
