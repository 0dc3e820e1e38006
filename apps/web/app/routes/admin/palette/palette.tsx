import { useLayoutEffect, useRef, useState } from 'react';
import { Commands } from './command-list.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import type { Early } from './use-early-typing.ts';
import type { Opened } from './use-shortcuts.ts';

type PaletteProps = { opened: Opened; takeTyped: () => Early; onClose: () => void };

/**
 * Over the page: what one can go to and do, or the keys that do it. The browser keeps the focus
 * inside, and gives it back to where it was.
 */
export default function Palette({ opened, takeTyped, onClose }: PaletteProps) {
  const [shown, setShown] = useState(opened);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // no key may come between the field and what was typed before it was there
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // what is read begins at its title; the field of the commands keeps the focus
    element?.querySelector<HTMLElement>('#palette-title')?.focus();
    // Escape is for the dialog, and not also for a panel under it
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    element?.addEventListener('keydown', keepEscape);
    return () => element?.removeEventListener('keydown', keepEscape);
  }, []);

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby="palette-title"
      onClose={onClose}
      className="arrive mx-auto mt-[10dvh] max-h-[80dvh] w-[calc(100%-2rem)] max-w-xl rounded bg-ground text-ink shadow-2xl backdrop:bg-scrim"
    >
      {shown === 'commands' ? (
        <Commands takeTyped={takeTyped} close={close} showHelp={() => setShown('help')} />
      ) : (
        <ShortcutHelp close={close} />
      )}
    </dialog>
  );
}
