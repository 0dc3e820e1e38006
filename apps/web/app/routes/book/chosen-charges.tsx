import type { Charges, Draft } from '@waypost/contract/client';
import { Fragment, type ReactNode } from 'react';
import { useScripted } from '../../ui/use-scripted.ts';
import type { Method } from './booking-form.ts';
import { IF_INSURED, IF_METHOD, IF_NOT_INSURED } from './by-choice.ts';

export type Choice = {
  offered: Draft['charges'];
  method: Method | undefined;
  insured: boolean;
};

/** What is due by the chosen method, with the chosen insurance. Without scripts styles show one of all. */
export function ChosenCharges({
  choice: { offered, method, insured },
  children,
}: {
  choice: Choice;
  children: (charges: Charges) => ReactNode;
}) {
  const isScripted = useScripted();
  if (isScripted) {
    const chosen = offered.find((price) => price.method === method && price.insured === insured);
    return chosen !== undefined && <Fragment>{children(chosen.charges)}</Fragment>;
  }
  return offered.map((price) => (
    <div key={`${price.method} ${price.insured}`} className={IF_METHOD[price.method]}>
      <div className={price.insured ? IF_INSURED : IF_NOT_INSURED}>{children(price.charges)}</div>
    </div>
  ));
}
