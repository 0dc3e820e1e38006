import { type ChangeEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/** Long enough that typing a word asks once. */
const TYPING_PAUSE_MS = 350;

/** Sends a form of filters by itself, once typing pauses; a choice counts at once. */
export function useApplySoon() {
  const submit = useSubmit();
  const pause = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
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
  };
}
