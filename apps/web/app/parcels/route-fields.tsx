import type { ComponentProps, ReactNode } from 'react';
import { Station } from '../ui/route-line.tsx';
import { PlaceField, type Suggestion } from './place-field.tsx';
import { MAJOR_CITIES } from '@waypost/domain/major-cities';
import { useWords } from './words.ts';

type End = Pick<
  ComponentProps<typeof PlaceField>,
  'label' | 'defaultValue' | 'error' | 'unclear' | 'takenFor'
>;
type RouteFieldsProps = {
  from: End;
  to: End;
  placeholder: string;
  /** Of the reader's address book. */
  saved?: readonly Suggestion[] | undefined;
};

/** Origin and destination as two stations of one line. */
export function RouteFields({ from, to, placeholder, saved }: RouteFieldsProps) {
  return (
    <div className="space-y-4 ps-10">
      {/* From dot to dot, whatever stands below the fields. */}
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute -start-[31px] top-12 -bottom-16 w-1.5 bg-current"
        />
        <End state="reached">
          <PlaceField name="from" placeholder={placeholder} saved={saved} {...from} />
        </End>
      </div>
      <End state="ahead">
        <PlaceField name="to" placeholder={placeholder} saved={saved} {...to} />
      </End>
      {/* Scripts neither read nor hydrate this, so they need not carry its cities. */}
      <noscript>{import.meta.env.SSR && <PlaceList />}</noscript>
    </div>
  );
}

function End({ state, children }: { state: 'reached' | 'ahead'; children: ReactNode }) {
  return (
    <div className="relative">
      <span className="absolute -start-10 top-9.5">
        <Station state={state} />
      </span>
      {children}
    </div>
  );
}

/** Suggestions for place fields without scripts, written the way a place can be booked. */
function PlaceList() {
  const { place } = useWords();
  return (
    <datalist id="places">
      {MAJOR_CITIES.map((city) => (
        <option key={`${city.city} ${city.country}`}>{place(city)}</option>
      ))}
    </datalist>
  );
}
