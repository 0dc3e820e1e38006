import type { ComponentProps } from 'react';
import { Link } from '../platform/link.tsx';
import { classes } from './classes.ts';

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & { className?: string };

/** A link in running text or alone on its line. */
export function TextLink({ className, ...props }: TextLinkProps) {
  return (
    <Link
      className={classes(
        'font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal',
        className,
      )}
      {...props}
    />
  );
}
