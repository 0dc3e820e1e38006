import { useRef } from 'react';

/**
 * The id that makes a form idempotent: a retry of the same content sends the same id, because the first answer may
 * have been lost; other content gets a new one. Call `renew` after an answer.
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
