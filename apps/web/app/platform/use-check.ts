import { type SubmitEvent, useState } from 'react';

/**
 * For forms that tell what is wrong before they are sent: faults by the name of the field, in the order
 * of the page. Nothing is sent while there is one, and the first gets the focus. `answered` are those
 * that the server found, before the scripts ran or beyond what `find` knows.
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
