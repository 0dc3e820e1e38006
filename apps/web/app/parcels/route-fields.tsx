import type { ReactNode } from 'react';
import { Field } from '../ui/field.tsx';
import { Station } from '../ui/route-line.tsx';
import { PLACE_LIST, PlaceList } from './place-list.tsx';

type End = { label: string; defaultValue?: string; error?: ReactNode };
type RouteFieldsProps = { from: End; to: End; placeholder: string };

/** Origin and destination as two stations of one line. */
export function RouteFields({ from, to, placeholder }: RouteFieldsProps) {
  const both = { list: PLACE_LIST, placeholder, autoComplete: 'off', maxLength: 160 };
  return (
    <div className="relative space-y-4 ps-10">
      <span aria-hidden="true" className="absolute start-[9px] top-12 bottom-6 w-1.5 bg-current" />
      <End state="reached">
        <Field name="from" {...both} {...from} />
      </End>
      <End state="ahead">
        <Field name="to" {...both} {...to} />
      </End>
      <PlaceList />
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
