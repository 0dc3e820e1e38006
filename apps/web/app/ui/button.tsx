import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';

type Look = 'primary' | 'secondary' | 'quiet';

const LOOKS: Record<Look, string> = {
  primary: 'bg-signal text-on-signal hover:bg-signal-strong',
  secondary: 'border-2 border-current hover:bg-current/8',
  quiet: 'underline decoration-2 underline-offset-4 hover:decoration-signal',
};

function look(name: Look, extra: string | undefined): string {
  return classes(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded text-center font-semibold',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
    name !== 'quiet' && 'px-5 py-2.5',
    LOOKS[name],
    extra,
  );
}

type ButtonProps = ComponentProps<'button'> & { look?: Look };

export function Button({
  look: name = 'primary',
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return <button type={type} className={look(name, className)} {...props} />;
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  look?: Look;
  className?: string;
};

export function LinkButton({ look: name = 'primary', className, ...props }: LinkButtonProps) {
  return <Link className={look(name, className)} {...props} />;
}
