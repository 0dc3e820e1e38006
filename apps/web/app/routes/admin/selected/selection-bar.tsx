import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePermissions } from '../signed-in.ts';
import { SELECTED, SELECTED_PATH } from './selected-numbers.ts';

const SELECTION_FORM = 'selection';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name=${SELECTED}]`)];

/** Acts on the ticked rows. Without scripts it is always shown. */
export function SelectionBar() {
  const t = useT('console-selected');
  const [count, setCount] = useState<number>();
  const mayWrite = usePermissions().includes('shipments:write');
  useEffect(() => {
    const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
    recount();
    document.addEventListener('change', recount);
    return () => document.removeEventListener('change', recount);
  }, []);
  const acts = mayWrite
    ? (['event', 'email', 'labels', 'export'] as const)
    : (['labels', 'export'] as const);
  return (
    <Form
      id={SELECTION_FORM}
      method="get"
      aria-label={t('bar')}
      hidden={count === 0}
      className="sticky bottom-2 z-20 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-edge bg-panel px-3 py-2 text-sm shadow-lg [&[hidden]]:hidden"
    >
      <p role="status" className="font-semibold">
        {count === undefined ? t('bar') : t('selected', { count })}
      </p>
      {acts.map((act) => (
        <Button
          key={act}
          type="submit"
          formAction={`${SELECTED_PATH}/${act}`}
          look="secondary"
          size="small"
        >
          {t(act)}
        </Button>
      ))}
      <Button type="reset" look="quiet" size="small" onClick={() => setCount(0)}>
        {t('clear')}
      </Button>
    </Form>
  );
}

/** Only with scripts, because it ticks several boxes. */
export function SelectAll() {
  const t = useT('console-selected');
  return (
    <input
      type="checkbox"
      form={SELECTION_FORM}
      aria-label={t('selectAll')}
      title={t('selectAll')}
      className="size-5 accent-ink"
      onChange={({ currentTarget: { checked } }) => {
        for (const box of boxes()) box.checked = checked;
      }}
    />
  );
}

export function SelectOne({ trackingNumber, name }: { trackingNumber: string; name: string }) {
  const t = useT('console-selected');
  return (
    <input
      type="checkbox"
      form={SELECTION_FORM}
      name={SELECTED}
      value={trackingNumber}
      aria-label={t('selectOf', { number: name })}
      className="size-5 align-middle accent-ink"
    />
  );
}
