import { classes } from './classes.ts';

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

/** The first letters of the first and the last word; of an address, its first letter. */
export function initialsOf(name: string): string {
  const words = name.split('@', 1).join('').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetterOf(word ?? '')).join('');
}

function firstLetterOf(word: string): string {
  return (/\p{L}\p{M}*|\p{N}/u.exec(word)?.[0] ?? '').toLocaleUpperCase();
}
