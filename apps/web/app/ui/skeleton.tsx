import { classes } from './classes.ts';

/** The shape of text or a picture that is on its way. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classes('breathe block rounded bg-track', className)} />
  );
}
