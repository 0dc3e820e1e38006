import { type RefObject, useEffect, useRef } from 'react';
import type { Refusal } from './answer.server.ts';
import { textIn } from './form-text.ts';
import type { ShownRefusal } from './refused.tsx';

export type Fault = 'required' | 'malformed' | 'codeMalformed';
export type Faults = Partial<Record<string, Fault>>;

/** A form that came back, with what was typed and what was wrong in it. */
export type FormReply = {
  typed: Record<string, string>;
  faults: Faults;
  refusal: ShownRefusal | null;
  /** What belongs to the code of the refusal. */
  details: Record<string, unknown>;
};

/** A code is used once: it is not shown again. */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(([name, value]) => name !== 'code' && typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/**
 * The api checks a body by the schema of the contract and names the fields that it refuses; the fields of
 * our forms have the same names.
 */
export function replyTo(form: FormData, { code, requestId, errors, details }: Refusal): FormReply {
  const known = errors.filter(({ path }) => form.has(path));
  const faultOf = (path: string) => (textIn(form, path).trim() === '' ? 'required' : 'malformed');
  const faults = Object.fromEntries(known.map(({ path }) => [path, faultOf(path)] as const));
  const tellsNothing = code === 'invalid_request' && known.length > 0;
  return {
    typed: typedIn(form),
    faults,
    refusal: tellsNothing ? null : { code, requestId },
    details,
  };
}

/** For what the form itself can tell, such as an amount that is no number. */
export function faulty(form: FormData, faults: Faults): FormReply {
  return { typed: typedIn(form), faults, refusal: null, details: {} };
}

/** What a field shows: as it was typed before the form came back, or as it is; and what is wrong. */
export function fieldsOf(
  reply: FormReply | undefined,
  tell: (name: string, fault: Fault) => string,
) {
  return (name: string, present = '') => {
    const fault = reply?.faults[name];
    return {
      name,
      defaultValue: reply?.typed[name] ?? present,
      error: fault && tell(name, fault),
    };
  };
}

/** After every reply to a form, the first field with a fault gets the focus. */
export function useFaultFocus(replied: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (replied === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [replied]);
  return form;
}
