import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

type DialogProps = {
  open: boolean;
  /** Called however it was closed: button, Escape, or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons that end it, the main one first. */
  footer?: ReactNode;
};

/**
 * Asks for one thing before anything else. The browser keeps the focus inside, and gives it back
 * to where it was. The content is made anew each time it opens.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} className="m-auto max-h-[calc(100dvh-2rem)] max-w-lg rounded" />;
}

/** The same at the end of the line: for looking at one row while its list stays in view. */
export function SidePanel(props: DialogProps) {
  return <Modal {...props} className="ms-auto h-dvh max-h-none max-w-xl" />;
}

function Modal({
  open,
  onClose,
  title,
  children,
  footer,
  className,
}: DialogProps & { className: string }) {
  const t = useT('frame');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
      className={classes(
        'arrive w-[calc(100%-2rem)] bg-ground text-ink shadow-2xl backdrop:bg-scrim',
        className,
      )}
    >
      {open && (
        <div className="flex min-h-full flex-col">
          <h2 id={titleId} className="py-5 ps-5 pe-16 text-xl sm:ps-6">
            {title}
          </h2>
          <div className="grow px-5 pb-6 sm:px-6">{children}</div>
          {footer && (
            <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-hairline bg-ground px-5 py-4 sm:px-6">
              {footer}
            </div>
          )}
          {/* Last, so that what the dialog is about gets the focus first. */}
          <IconButton
            label={t('close')}
            icon={<X aria-hidden="true" className="size-5" />}
            onClick={onClose}
            className="absolute end-3 top-3"
          />
        </div>
      )}
    </dialog>
  );
}
