import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type LaterProps = {
  /** About how high it is, narrow and wide, so that the scroll bar and a step back find their place. */
  size: string;
  children: ReactNode;
};

/**
 * A part of a long page that browsers style and lay out when it comes near the view. On a phone this
 * halves the layout before the first paint, and again with each font that arrives.
 */
export function Later({ size, children }: LaterProps) {
  return <div className={classes('[content-visibility:auto]', size)}>{children}</div>;
}
