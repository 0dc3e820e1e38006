import type { PlaceSuggestion } from '@waypost/contract/client';
import { countryCodeOf, countryPart } from '@waypost/domain/places';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { CONTROL, type FieldText, Labelled, useField } from '../ui/labelled.tsx';
import { useScripted } from '../ui/use-scripted.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type FoundPlaces, usePlaceSuggestions } from './use-place-suggestions.ts';

/** What is written into the field, and what tells it from others of that name. */
export type Suggestion = Pick<PlaceSuggestion, 'label' | 'region'>;

type PlaceFieldProps = Pick<FieldText, 'error'> &
  Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'placeholder'> & {
    label: string;
    /** The place has no country: takes the most likely city, or offers several. */
    unclear?: boolean | undefined;
    /** The original text that the present value replaced. */
    takenFor?: string | undefined;
    /** Suggestions shown before anything is typed. */
    saved?: readonly Suggestion[] | undefined;
  };

const NONE: readonly Suggestion[] = [];

/**
 * A place as text, with suggestions: the combobox of the ARIA Authoring Practices, whose list never
 * has the focus. What is typed stays as it is until a suggestion is chosen. Before and without
 * scripts the browser suggests the major cities.
 */
export function PlaceField(allProps: PlaceFieldProps) {
  const { unclear = false, takenFor, saved = NONE, error, ...props } = allProps;
  const t = useT('parcels');
  const input = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [taken, setTaken] = useState(() => ({ label: initial(props), text: takenFor }));
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = ({ label }: Suggestion) => {
    close();
    if (input.current === null) return;
    input.current.value = label;
    setTyped('');
    setTaken({ label: '', text: undefined });
    // the form reads its fields on input events
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: CHOSEN }));
  };
  const takeMeant = ({ meant, text: answered }: FoundPlaces) => {
    const isAsked = input.current?.value === answered && !hasCountry(answered);
    if (meant === null || !isAsked) return;
    choose({ label: meant });
    setTaken({ label: meant, text: answered });
  };
  const asked = typed === '' && unclear ? initial(props) : typed;
  // must not replace the text while the field has the focus
  const found = usePlaceSuggestions(asked, (answer) => {
    if (document.activeElement !== input.current) takeMeant(answer);
  });
  const suggestions = asked === '' ? saved : found.suggestions;
  // no error is shown while suggestions load or can be chosen
  const isOffered = scripted && unclear && (found.text !== asked || suggestions.length > 0);
  const { text, control } = useField({ ...props, error: isOffered ? undefined : error });
  const open = wanted && suggestions.length > 0 && !isOneOf(suggestions, asked);
  const listId = `${text.id}-list`;

  const change = (typedBefore: string) => {
    input.current?.focus();
    input.current?.select();
    setTyped(typedBefore);
    setWanted(true);
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    const from = active === -1 && step === -1 ? suggestions.length : active;
    setActive((from + step + suggestions.length) % Math.max(1, suggestions.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' && suggestions.length > 0) move(1);
    else if (event.key === 'ArrowUp' && suggestions.length > 0) move(-1);
    else if (event.key === 'Enter' && open && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };

  const combobox = scripted && {
    role: 'combobox' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : undefined,
  };
  return (
    <div>
      <Labelled {...text}>
        <div className="relative">
          <input
            {...control}
            {...combobox}
            ref={input}
            list={scripted ? undefined : 'places'}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={160}
            className={CONTROL}
            onInput={(event) => {
              if (event.nativeEvent.inputType === CHOSEN) return;
              setTyped(event.currentTarget.value);
              setTaken({ label: '', text: undefined });
              setWanted(true);
              setActive(-1);
            }}
            onFocus={(event) => setWanted(event.currentTarget.value === '')}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              takeMeant(found);
            }}
          />
          {open && (
            <SuggestionList
              id={listId}
              label={t('suggestedPlaces')}
              suggestions={suggestions}
              active={active}
              choose={choose}
            />
          )}
          <span role="status" className="sr-only">
            {open && t('placesFound', { count: suggestions.length })}
          </span>
        </div>
      </Labelled>
      {taken.text !== undefined && !open && (
        <Taken place={taken.label} onChange={() => change(taken.text ?? '')} />
      )}
      {unclear && !open && <Meant suggestions={suggestions.slice(0, 3)} choose={choose} />}
    </div>
  );
}

function hasCountry(text: string): boolean {
  return countryCodeOf(countryPart(text)) !== null;
}

function initial({ defaultValue }: Pick<PlaceFieldProps, 'defaultValue'>): string {
  return String(defaultValue ?? '');
}

/** True if the text is exactly one suggestion, so that none need to be shown. */
function isOneOf(suggestions: readonly Suggestion[], typed: string): boolean {
  const whole = typed.trim().toLowerCase();
  return suggestions.filter(({ label }) => label.toLowerCase() === whole).length === 1;
}

/** Marks our own input events, so that a chosen place does not trigger suggestions. */
const CHOSEN = 'insertReplacementText';

/** Shows which city was taken for a text without a country. */
function Taken({ place, onChange }: { place: string; onChange: () => void }) {
  const t = useT('parcels');
  return (
    <p role="status" className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-sm">
      <span>{t('placeTaken', { place })}</span>
      <button
        type="button"
        className="min-h-6 py-1 font-semibold underline decoration-2 underline-offset-4"
        onClick={onChange}
      >
        {t('placeChange')}
      </button>
    </p>
  );
}

type MeantProps = {
  suggestions: readonly Suggestion[];
  choose: (suggestion: Suggestion) => void;
};

/** Offers the cities that a text without a country may mean. */
function Meant({ suggestions, choose }: MeantProps) {
  const t = useT('parcels');
  if (suggestions.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-sm">
      <span>{t('didYouMean')}</span>
      {suggestions.map((suggestion) => (
        <button
          key={`${suggestion.label} ${suggestion.region}`}
          type="button"
          className="min-h-6 py-1 text-start font-semibold underline decoration-2 underline-offset-4"
          onClick={() => choose(suggestion)}
        >
          {suggestion.label}
        </button>
      ))}
    </p>
  );
}
