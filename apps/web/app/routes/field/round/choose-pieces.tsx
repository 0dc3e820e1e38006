import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Outcomes } from './outcomes-of-pieces.ts';

type ChoosePiecesProps = {
  open: readonly string[];
  outcomes: Outcomes;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** How many chosen pieces were never scanned into the van, where the page warns about that. */
  inHand?: { unloaded: number; isSure: boolean; onSure: (isSure: boolean) => void };
};

/** Chooses the pieces that the act is about. */
export function ChoosePieces(props: ChoosePiecesProps) {
  const { open, outcomes, chosen, onChange, inHand } = props;
  const t = useT('field');
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
          {outcomes.get(number) === 'failed' && (
            <span className="text-sm text-muted">{t('piece.failed')}</span>
          )}
        </label>
      ))}
      {inHand !== undefined && inHand.unloaded > 0 && (
        <Notice tone="note" title={t('stop.notLoaded', { count: inHand.unloaded })}>
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={inHand.isSure}
              onChange={({ currentTarget }) => inHand.onSure(currentTarget.checked)}
            />
            {t('stop.inHand')}
          </label>
        </Notice>
      )}
    </fieldset>
  );
}
