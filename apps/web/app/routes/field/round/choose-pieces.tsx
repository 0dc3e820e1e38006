import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Outcomes } from './outcomes-of-pieces.ts';

type ChoosePiecesProps = {
  open: readonly string[];
  chosen: ReadonlySet<string>;
  outcomes: Outcomes;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Which of the pieces it is about. One that was never scanned into the van is asked about. */
export function ChoosePieces({ open, chosen, outcomes, onChange }: ChoosePiecesProps) {
  const t = useT('field');
  const unloaded = open.filter((number) => chosen.has(number) && !outcomes.has(number));
  return (
    <fieldset>
      <legend className="font-semibold">{t('stop.pieces')}</legend>
      {open.map((number) => (
        <label key={number} className="flex min-h-12 items-center gap-3">
          <input
            type="checkbox"
            className="size-6"
            checked={chosen.has(number)}
            onChange={({ currentTarget }) => {
              const next = new Set(chosen);
              if (currentTarget.checked) next.add(number);
              else next.delete(number);
              onChange(next);
            }}
          />
          <span dir="ltr" className="numerals text-sm">
            {formatTrackingNumber(number)}
          </span>
        </label>
      ))}
      {unloaded.length > 0 && (
        <Notice tone="note" title={t('stop.notLoaded', { count: unloaded.length })} />
      )}
    </fieldset>
  );
}
