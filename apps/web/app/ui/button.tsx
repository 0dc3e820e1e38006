import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from '../platform/link.tsx';
import { classes } from './classes.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'small' | 'regular' | 'large';

const LOOKS: Record<Look, string> = {
  primary: 'bg-signal text-on-signal hover:bg-signal-strong',
  secondary: 'border-2 border-current hover:bg-current/8',
  quiet: 'underline decoration-2 underline-offset-4 hover:decoration-signal',
  danger: 'bg-exception text-ground hover:bg-exception/90',
};

const SIZES: Record<Size, string> = {
  small: 'min-h-10 px-3.5 py-1.5 text-sm',
  regular: 'min-h-12 px-5 py-2.5',
  large: 'min-h-14 px-7 py-3 text-lg',
};

/** A quiet button stands in a line of text or of other buttons: as high, but without sides. */
const QUIET_SIZES: Record<Size, string> = {
  small: 'min-h-10 text-sm',
  regular: 'min-h-12',
  large: 'min-h-14 text-lg',
};

function look(name: Look, size: Size, extra: string | undefined): string {
  return classes(
    'button inline-flex items-center justify-center gap-2 rounded text-center font-semibold',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
    'aria-busy:cursor-progress',
    (name === 'quiet' ? QUIET_SIZES : SIZES)[size],
    LOOKS[name],
    extra,
  );
}

type ButtonProps = ComponentProps<'button'> & {
  look?: Look;
  size?: Size;
  /** The action is under way. The button keeps the focus and does nothing until it ends. */
  busy?: boolean;
};

export function Button({
  look: name = 'primary',
  size = 'regular',
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={look(name, size, className)}
      onClick={busy ? ignore : onClick}
      {...props}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy && (
        <LoaderCircle
          aria-hidden="true"
          className="size-[1.1em] shrink-0 animate-spin motion-reduce:animate-none"
        />
      )}
      {children}
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  look?: Look;
  size?: Size;
  className?: string;
};

export function LinkButton({
  look: name = 'primary',
  size = 'regular',
  className,
  ...props
}: LinkButtonProps) {
  return <Link className={look(name, size, className)} {...props} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The label for screen readers. */
  label: string;
  icon: ReactNode;
};

/** A 44 px square for actions with a well-known icon: close, more, dismiss. */
export function IconButton({ label, icon, className, type = 'button', ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded',
        'transition-colors duration-150 hover:bg-current/8 disabled:opacity-60',
        className,
      )}
      {...props}
    >
      {icon}
    </button>
  );
}
