import type { Refusal } from '../../../platform/answer.server.ts';
import { textIn } from '../../../platform/form-text.ts';
import type { ShownRefusal } from '../../../platform/refused.tsx';

type Fault = 'required' | 'malformed' | 'codeMalformed';

/** A form that came back, with what was typed and what was wrong in it. */
export type FormAnswer = {
  typed: Record<string, string>;
  faults: Partial<Record<string, Fault>>;
  refusal: ShownRefusal | null;
  /** Of `shipment_changed`: what a colleague changed meanwhile. */
  details: Record<string, unknown>;
};

/** A code is used once: it is not shown again. */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(([name, value]) => name !== 'code' && typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The api names the fields that it refuses; the forms call them the same. */
export function refused(form: FormData, { code, requestId, errors, details }: Refusal): FormAnswer {
  const known = errors.filter(({ path }) => form.has(path));
  const faults = Object.fromEntries(known.map(({ path }) => [path, 'malformed' as const]));
  const tellsNothing = code === 'invalid_request' && known.length > 0;
  return {
    typed: typedIn(form),
    faults,
    refusal: tellsNothing ? null : { code, requestId },
    details,
  };
}

export function faulty(form: FormData, faults: FormAnswer['faults']): FormAnswer {
  return { typed: typedIn(form), faults, refusal: null, details: {} };
}

/** Empty fields among those that must not be. */
export function missingIn(form: FormData, names: readonly string[]): FormAnswer['faults'] {
  const missing = names.filter((name) => textIn(form, name).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, 'required' as const]));
}
