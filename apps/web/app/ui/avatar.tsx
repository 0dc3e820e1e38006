import { classes } from './classes.ts';
import { initialsOf } from './initials.ts';

/** Stands beside the name it is made of, and says nothing that the name does not. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'wide inline-flex size-10 shrink-0 items-center justify-center rounded-full',
        'bg-deep text-sm text-on-deep',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
