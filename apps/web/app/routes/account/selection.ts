import { useCallback, useEffect, useRef, useState } from 'react';

export const LABELS = '/dashboard/labels';

/** The name of every tick box of the list, and the id of the form that they belong to. */
export const SELECTED = 'shipment';
export const SELECTION_FORM = 'selected-shipments';

/**
 * How many rows are ticked. The boxes keep their own state, so that those ticked before the scripts arrived
 * stay ticked.
 */
export function useSelection(rows: readonly unknown[]) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const recount = useCallback(
    () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length),
    [],
  );
  useEffect(recount, [recount, rows]);
  const selectAll = (checked: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = checked;
    recount();
  };
  return { form, count, isAll: count > 0 && count === rows.length, recount, selectAll };
}
export type Selection = ReturnType<typeof useSelection>;

function boxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(
    (control) => control instanceof HTMLInputElement && control.name === SELECTED,
  ) as HTMLInputElement[];
}
