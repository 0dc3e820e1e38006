import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Commands } from './command-list.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import type { Early } from './use-early-typing.ts';
import type { Opened } from './use-shortcuts.ts';

type PaletteProps = { opened: Opened; takeTyped: () => Early; onClose: () => void };

/**
 * A dialog over the page with the commands or the keyboard shortcuts. The browser traps the focus, and restores it
 * on closing.
 */
export default function Palette({ opened, takeTyped, onClose }: PaletteProps) {
  const [shown, setShown] = useState(opened);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  // a layout effect, so that no key is lost between early typing and the field
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // a screen reader starts at the title; the field of the commands keeps the focus
    element?.querySelector<HTMLElement>('#palette-title')?.focus();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // Closed at once: its event `close` may come later than the next key. Escape must not also close a panel below.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      element?.close();
      onClose();
    };
    element?.addEventListener('keydown', closeByEscape);
    return () => element?.removeEventListener('keydown', closeByEscape);
  }, [onClose]);

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
