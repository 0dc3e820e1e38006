import type { SavedAddress } from '@waypost/contract/client';
import type { Tariff } from '@waypost/domain/rates';
import type { ServiceLimits } from '@waypost/domain/service-limits';
import { type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useActionData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { boxField, invalidMeasures } from './box-fields.ts';
import { limitOf } from './offers.ts';
import {
  type Faults,
  findFaults,
  hasKnownCountry,
  pickedTexts,
  type QuoteAnswer,
  type QuoteValues,
  readQuoteValues,
} from './quote-form.ts';
import { useParcelRows } from './use-parcel-rows.ts';

/**
 * The form keeps its own values, so that it works before and without scripts; this only reads them.
 * The kind of shipment, the level and the mode are also in the address: a followed link chooses
 * them, and what is chosen here is written there.
 */
export function useQuoteForm(
  rules: { tariff: Tariff; limits: ServiceLimits },
  way: { from: string; to: string },
  home: string,
) {
  const answered = useActionData<QuoteAnswer>();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => {
    const linked = { ...readQuoteValues(params), ...way };
    return answered?.values ?? { ...linked, from: linked.from || home };
  });
  const [typed, setTyped] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const { kind, level, mode } = readQuoteValues(params);
  const values = { ...typed, kind };

  const read = () => {
    if (form.current !== null) setTyped(readQuoteValues(new FormData(form.current)));
  };
  // What was chosen before the scripts came stays; what a followed link chooses is chosen.
  const address = `${kind} ${level} ${mode}`;
  const followed = useRef(address);
  const follow = () => {
    if (followed.current !== address) {
      followed.current = address;
      select(form.current, 'level', level);
      select(form.current, 'mode', mode);
    }
    read();
  };
  useEffect(follow, [address, level, mode]);
  const parcels = useParcelRows(initial.boxes, read);

  const choose = (name: 'level' | 'mode', service: string) => {
    const chosen = new URLSearchParams(params);
    chosen.set('type', kind);
    chosen.set(name, service);
    void navigate({ search: `${chosen}`, hash }, { replace: true, preventScrollReset: true });
  };

  const checked = submitted || answered?.checked === true;
  const faults = checked ? faultsIn(rules, values) : hints(values, left);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const sent = readQuoteValues(new FormData(event.currentTarget));
    const found = Object.entries(faultsIn(rules, sent));
    const [first] = found.map(([name]) => name);
    // the server knows which city a place without a country may mean
    const isForServer = found.every(([, fault]) => fault === 'countryUnknown');
    if (first === undefined || isForServer) return;
    event.preventDefault();
    setTyped(sent);
    setSubmitted(true);
    const name = first === 'service' ? (sent.kind === 'parcel' ? 'level' : 'mode') : first;
    const control = event.currentTarget.elements.namedItem(name);
    const chosen = control instanceof RadioNodeList ? checkedIn(control) : control;
    if (chosen instanceof HTMLElement) chosen.focus();
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as { name?: string };
    if (name !== undefined) setLeft((before) => new Set(before).add(name));
  };

  const choosePicked = (picked: SavedAddress) => {
    for (const [name, text] of Object.entries(pickedTexts(picked))) {
      const control = form.current?.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText) control.value = text;
    }
    read();
  };

  return {
    form,
    initial,
    values,
    parcels,
    faults,
    checked,
    answered,
    read,
    check,
    leave,
    choose,
    choosePicked,
  };
}

function faultsIn(
  { tariff, limits }: { tariff: Tariff; limits: ServiceLimits },
  values: QuoteValues,
): Faults {
  const faults = findFaults(tariff, values);
  const chosen = values.kind === 'parcel' ? values.level : values.mode;
  const isLimited = limitOf(limits, chosen, values) !== null;
  return isLimited ? { ...faults, service: 'serviceLimited' } : faults;
}

function checkedIn(options: RadioNodeList): Node | undefined {
  return [...options].find((option) => option instanceof HTMLInputElement && option.checked);
}

function select(form: HTMLFormElement | null, name: string, value: string): void {
  const options = form?.elements.namedItem(name);
  if (options instanceof RadioNodeList) options.value = value;
}

/** Told as soon as the field is left: without a country the price may be wrong, without a number there is none. */
function hints(values: QuoteValues, left: ReadonlySet<string>): Faults {
  const hint: Faults = {};
  for (const end of ['from', 'to'] as const) {
    if (left.has(end) && values[end] !== '' && !hasKnownCountry(values[end])) {
      hint[end] = 'countryUnknown';
    }
  }
  for (const [at, box] of values.boxes.entries()) {
    for (const field of invalidMeasures(box)) {
      const name = boxField(at, field);
      if (left.has(name)) hint[name] = 'measureInvalid';
    }
  }
  return hint;
}
