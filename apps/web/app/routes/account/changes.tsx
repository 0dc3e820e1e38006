import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { useViewing } from './dashboard.tsx';

type ChangesProps = { className?: string; children: ReactNode };

/** The controls of a form that changes something; disabled for staff who view an account. */
export function Changes({ className, children }: ChangesProps) {
  return (
    <fieldset disabled={useViewing()} className={classes('min-w-0', className)}>
      {children}
    </fieldset>
  );
}
