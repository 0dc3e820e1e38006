import { useRef } from 'react';

/**
 * Gives a form its id: the same one for a repetition, whose first answer may have been lost, and another one for
 * other content. `renew` when it was answered.
 */
export function useFormId(): { idOf: (content: unknown) => string; renew: () => void } {
  const last = useRef({ content: '', id: '' });
  return {
    idOf: (value) => {
      const content = JSON.stringify(value);
      if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
      return last.current.id;
    },
    renew: () => {
      last.current = { content: '', id: '' };
    },
  };
}
