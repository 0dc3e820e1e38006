import { ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';

type PlanRowProps = {
  /** The columns where there is room for them. */
  className: string;
  onRemove: () => void;
  /** For rows whose order counts. */
  onRaise?: (() => void) | undefined;
  children: ReactNode;
};

export function PlanRow({ className, onRemove, onRaise, children }: PlanRowProps) {
  const t = useT('console-field');
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-2 border-t border-hairline pt-3">
      <div className={classes('grid min-w-0 grow grid-cols-2 gap-3', className)}>{children}</div>
      <div className="flex gap-4">
        {onRaise !== undefined && (
          <Button look="quiet" onClick={onRaise}>
            <ArrowUp aria-hidden="true" className="size-4" />
            {t('up')}
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
