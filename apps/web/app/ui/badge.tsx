import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type BadgeProps = { icon?: ReactNode; children: ReactNode; className?: string };

/** An icon and a word; colour comes on top and never says anything alone. */
export function Badge({ icon, children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded px-2.5 py-1 text-sm font-semibold',
        className ?? 'bg-panel text-ink',
      )}
    >
      {icon}
      {children}
    </span>
  );
}
