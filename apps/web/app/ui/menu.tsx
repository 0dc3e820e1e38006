import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { classes } from './classes.ts';

type MenuProps = {
  /** What the button shows. */
  button: ReactNode;
  buttonClassName?: string;
  children: ReactNode;
  /** Hangs on the button; or spans the page under the header. */
  panel?: 'drop' | 'sheet';
  className?: string;
};

/**
 * A button that opens something small. The browser's own popover: it works before scripts do,
 * closes on Escape and on a click elsewhere, and gives the focus back. A new page brings a new panel,
 * which is closed.
 */
export function Menu(props: MenuProps) {
  const { button, buttonClassName, children, panel = 'drop', className } = props;
  const id = useId();
  const { key } = useLocation();
  return (
    <div className="menu min-w-0">
      <button
        type="button"
        popoverTarget={id}
        className={classes('menu-button flex max-w-full items-center gap-2', buttonClassName)}
      >
        {button}
      </button>
      <div
        key={key}
        id={id}
        popover="auto"
        className={classes(
          panel === 'drop' ? 'menu-drop rounded border border-hairline shadow-lg' : 'menu-sheet',
          className ?? 'bg-ground text-ink',
        )}
      >
        {children}
      </div>
    </div>
  );
}
