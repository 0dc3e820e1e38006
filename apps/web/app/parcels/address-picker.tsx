import type { SavedAddress } from '@waypost/contract/client';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { Button } from '../ui/button.tsx';
import { Choices, Select } from '../ui/field.tsx';
import { CONTROL, Labelled, useField } from '../ui/labelled.tsx';
import { useScripted } from '../ui/use-scripted.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** The field and the value of the button that posts a choice where scripts do not run. */
export const PICKED = 'savedRecipient';
export const USE_PICKED = 'use-saved';

/** The list ends here; typing another letter finds the rest. */
const MOST_SHOWN = 8;

type AddressPickerProps = {
  addresses: SavedAddress[];
  onChoose: (address: SavedAddress) => void;
};

/** A recipient of the address book by a part of it. Before and without scripts it is a plain list. */
export function AddressPicker(props: AddressPickerProps) {
  return useScripted() ? <TypeAhead {...props} /> : <PlainList addresses={props.addresses} />;
}

function TypeAhead({ addresses, onChoose }: AddressPickerProps) {
  const t = useT('parcels');
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { text, control } = useField({ label: t('pickRecipient'), help: t('pickRecipientHelp') });
  const found = matching(addresses, typed);
  const isOpen = open && found.length > 0;
  const listId = `${text.id}-list`;
  const choose = (address: SavedAddress) => {
    setOpen(false);
    setTyped('');
    onChoose(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[active]?.address;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      setActive(isOpen ? (active + step + found.length) % found.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    // the search field must not be posted with the form
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };
  return (
    <Labelled {...text}>
      <div className="relative">
        <input
          {...control}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          className={CONTROL}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {isOpen && (
          <SuggestionList
            id={listId}
            label={t('pickRecipient')}
            suggestions={found}
            active={active}
            choose={({ address }) => choose(address)}
          />
        )}
        <span role="status" className="sr-only">
          {open && t('addressesFound', { count: found.length })}
        </span>
      </div>
    </Labelled>
  );
}

function PlainList({ addresses }: { addresses: SavedAddress[] }) {
  const t = useT('parcels');
  const checkout = useT('checkout');
  return (
    <div className="flex items-end gap-3">
      <Select
        className="min-w-0 grow"
        name={PICKED}
        label={t('pickRecipient')}
        help={t('pickRecipientHelp')}
        defaultValue=""
      >
        <option value="">{checkout('savedNone')}</option>
        <Choices
          of={addresses}
          value={({ id }) => id}
          name={(address) => `${address.name}, ${placeOf(address)}`}
        />
      </Select>
      <noscript>
        <Button type="submit" look="secondary" name="intent" value={USE_PICKED} className="mb-7">
          {t('pickRecipientUse')}
        </Button>
      </noscript>
    </div>
  );
}

function placeOf({ line1, postalCode, city }: SavedAddress): string {
  return [line1, `${postalCode} ${city}`.trim()].join(', ');
}

/** Those that have every typed word somewhere. */
function matching(addresses: readonly SavedAddress[], typed: string) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const isFound = (address: SavedAddress) => {
    const { name, email, phone } = address;
    const whole = folded([name, placeOf(address), email, phone].join(' '));
    return words.every((word) => whole.includes(word));
  };
  return addresses
    .filter(isFound)
    .slice(0, MOST_SHOWN)
    .map((address) => ({ address, label: address.name, region: placeOf(address) }));
}

/** Lisboa for LISBOA, Genève for geneve. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
