import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Boxes, EMPTY_BOX } from './box-fields.ts';
import type { ParcelRow } from './parcel-rows.tsx';

/** The parcels of the form, whose fields keep their own values; `changed` runs once they are on the page. */
export function useParcelRows(start: Boxes, changed: () => void) {
  const [rows, setRows] = useState(() => start.map((box, key): ParcelRow => ({ key, start: box })));
  const change = (next: ParcelRow[]) => {
    flushSync(() => setRows(next));
    changed();
  };
  return {
    rows,
    onAdd() {
      const key = Math.max(...rows.map((row) => row.key)) + 1;
      change([...rows, { key, start: EMPTY_BOX }]);
    },
    onRemove: (at: number) => change(rows.toSpliced(at, 1)),
  };
}
