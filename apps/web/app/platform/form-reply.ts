import { type RefObject, useEffect, useRef } from 'react';
import { data, redirect, useActionData } from 'react-router';
import type { Answer, Refusal } from './answer.server.ts';
import { textIn } from './form-text.ts';
import type { ShownRefusal } from './refused.tsx';

export type Fault = 'required' | 'malformed';
export type Faults = Partial<Record<string, Fault>>;

/** The reply to a form: what was typed, and its faults. */
export type FormReply = {
  typed: Record<string, string>;
  faults: Faults;
  refusal: ShownRefusal | null;
  /** What belongs to the code of the refusal. */
  details: Record<string, unknown>;
};

/** Never shown again: codes are used once, and passwords are not put into a page. */
const SECRETS = ['code', 'secondFactor', 'password', 'currentPassword', 'newPassword'];

export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    ([name, value]) => !SECRETS.includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The field that a refusal is about, by its code. */
type FieldOf = Partial<Record<Refusal['code'], string>>;

/**
 * The api checks a body by the schema of the contract and names the fields that it refuses; the fields of
 * our forms have the same names.
 */
export function replyTo(
  form: FormData,
  { code, requestId, errors, details }: Refusal,
  fieldOf: FieldOf = {},
): FormReply {
  const named = [...errors.map(({ path }) => path), fieldOf[code]];
  const known = named.filter((path) => path !== undefined && form.has(path)) as string[];
  const faultOf = (path: string) => (textIn(form, path).trim() === '' ? 'required' : 'malformed');
  const faults = Object.fromEntries(known.map((path) => [path, faultOf(path)] as const));
  const tellsNothing = code === 'invalid_request' || fieldOf[code] !== undefined;
  return {
    typed: typedIn(form),
    faults,
    refusal: tellsNothing && known.length > 0 ? null : { code, requestId },
    details,
  };
}

/** Redirects when it succeeds; otherwise returns the form. */
export function finishForm(
  form: FormData,
  answer: Answer<unknown>,
  to: string,
  fieldOf: FieldOf = {},
) {
  return answer.ok ? redirect(to, 303) : refuseForm(form, answer.refusal, fieldOf);
}

export function refuseForm(form: FormData, refusal: Refusal, fieldOf: FieldOf = {}) {
  return data(replyTo(form, refusal, fieldOf), { status: refusal.status });
}

/** For faults that the web process finds itself, such as an amount that is not a number. */
export function refuseFields(form: FormData, faults: Faults) {
  const reply: FormReply = { typed: typedIn(form), faults, refusal: null, details: {} };
  return data(reply, { status: 400 });
}

/** The reply to the form of the page; on a page with several, only to the one with this intent. */
export function useReply(intent?: string): FormReply | undefined {
  const answered = useActionData<FormReply | object>();
  if (answered === undefined || !('typed' in answered)) return undefined;
  return intent === undefined || answered.typed['intent'] === intent ? answered : undefined;
}

/** The value of a field (as typed if the form came back, otherwise the present one), and its fault. */
export function fieldsOf(
  reply: Partial<Pick<FormReply, 'typed' | 'faults'>> | undefined,
  tell: (name: string, fault: Fault) => string,
) {
  return (name: string, present = '') => {
    const fault = reply?.faults?.[name];
    return {
      name,
      defaultValue: reply?.typed?.[name] ?? present,
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
