import { ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';

type PlanRowProps = {
  /** Counted from 0. In columns, only the first row shows labels. */
  index: number;
  /** The summary on a narrow screen while the row is closed. */
  summary: string;
  /** CSS columns for wide screens. */
  className: string;
  onRemove: () => void;
  /** For lists where the order matters. */
  onRaise?: (() => void) | undefined;
  children: ReactNode;
};

/** Collapsed on a narrow screen, because six fields for each of forty rules would make the page far too long. */
export function PlanRow(props: PlanRowProps) {
  const { index, summary, className, onRemove, onRaise, children } = props;
  const t = useT('console-field');
  const fields = useId();
  // a new row is empty, so it starts open
  const [isOpen, setOpen] = useState(summary === '');
  const row = String(index + 1);
  return (
    <li
      className={classes(
        'border-t border-hairline lg:flex lg:items-end lg:gap-3 lg:border-none',
        index > 0 && 'lg:[&_label]:sr-only',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 text-start lg:hidden"
      >
        <span className="numerals w-6 shrink-0 text-sm text-muted">{row}</span>
        <span className="min-w-0 grow wrap-anywhere">{summary === '' ? t('newRow') : summary}</span>
        <ChevronDown
          aria-hidden="true"
          className={classes('size-5 shrink-0', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={fields}
        className={classes(
          'grid min-w-0 grow grid-cols-2 gap-3 max-lg:pt-1',
          className,
          !isOpen && 'max-lg:hidden',
        )}
      >
        {children}
      </div>
      <div className={classes('flex gap-6 lg:gap-3', !isOpen && 'max-lg:hidden')}>
        {onRaise !== undefined && (
          <Button
            look="quiet"
            disabled={index === 0}
            aria-label={t('rowOf', { what: t('up'), row })}
            onClick={onRaise}
            className="min-w-10"
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={t('rowOf', { what: t('remove'), row })}
          onClick={onRemove}
          className="min-w-10"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  );
}
