import { type ChangeEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';

/** Long enough that typing a word asks once. */
const TYPING_PAUSE_MS = 350;

/**
 * Submits a form of filters once typing pauses. Submitting by hand or leaving the page cancels this: otherwise the
 * list would replace the page that was opened from it.
 */
export function useApplySoon() {
  const submit = useSubmit();
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const pause = useRef<number>(undefined);
  const leaves = location !== undefined && location.pathname !== pathname;
  useEffect(() => {
    if (leaves) clearTimeout(pause.current);
    return () => clearTimeout(pause.current);
  }, [leaves]);
  return {
    onChange(event: ChangeEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      const { type } = event.target as unknown as HTMLInputElement;
      const isTyped = type === 'search' || type === 'date';
      clearTimeout(pause.current);
      pause.current = window.setTimeout(
        () => void submit(form, { replace: true, preventScrollReset: true }),
        isTyped ? TYPING_PAUSE_MS : 0,
      );
    },
    onSubmit: () => clearTimeout(pause.current),
  };
}
