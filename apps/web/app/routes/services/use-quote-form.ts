import type { Tariff } from '@waypost/domain/rates';
import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import type { action } from './express.tsx';
import { type Faults, findFaults, hasKnownCountry, readQuoteValues } from './quote-form.ts';

/**
 * The form keeps its own values, so that it works before and without scripts; this only reads them.
 * The kind of shipment, the level and the mode come from the address.
 */
export function useQuoteForm(tariff: Tariff) {
  const answered = useActionData<typeof action>();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => answered?.values ?? readQuoteValues(params));
  const [typed, setTyped] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const fromAddress = readQuoteValues(params);
  const values = { ...typed, kind: fromAddress.kind };

  const read = () => {
    if (form.current !== null) setTyped(readQuoteValues(new FormData(form.current)));
  };
  // What was typed before the scripts came, and what a followed link chose.
  useEffect(read, [params]);

  const checked = submitted || answered?.checked === true;
  const faults = checked ? findFaults(tariff, values) : hints(values, left);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = readQuoteValues(new FormData(event.currentTarget));
    const [first] = Object.keys(findFaults(tariff, sent));
    if (first === undefined) return;
    event.preventDefault();
    setTyped(sent);
    setSubmitted(true);
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as { name?: string };
    if (name !== undefined) setLeft((before) => new Set(before).add(name));
  };

  return { form, initial, values, faults, checked, answered, read, check, leave, fromAddress };
}

/** Told as soon as a place field is left, because without a country the price may be wrong. */
function hints(values: { from: string; to: string }, left: ReadonlySet<string>): Faults {
  const hint: Faults = {};
  for (const end of ['from', 'to'] as const) {
    if (left.has(end) && values[end] !== '' && !hasKnownCountry(values[end])) {
      hint[end] = 'countryUnknown';
    }
  }
  return hint;
}
