import { ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';

type PlanRowProps = {
  /** From 0. Where rows stand in columns, the first one has their labels. */
  index: number;
  /** The columns where there is room for them. */
  className: string;
  onRemove: () => void;
  /** For rows whose order counts. */
  onRaise?: (() => void) | undefined;
  children: ReactNode;
};

export function PlanRow({ index, className, onRemove, onRaise, children }: PlanRowProps) {
  const t = useT('console-field');
  const row = String(index + 1);
  return (
    <li
      className={classes(
        'border-t border-hairline pt-3 lg:flex lg:items-end lg:gap-3 lg:border-none lg:pt-0',
        index > 0 && 'lg:[&_label]:sr-only',
      )}
    >
      <div className={classes('grid min-w-0 grow grid-cols-2 gap-3', className)}>{children}</div>
      <div className="flex gap-6 lg:gap-3">
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
