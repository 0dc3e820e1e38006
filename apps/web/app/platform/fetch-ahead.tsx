import { useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/**
 * For a form that leads to another page: its scripts are fetched while the form is filled in. React Router
 * reloads a page whose next one has no scripts, and on a dead line nothing would be left of the form.
 */
export function useFetchAhead(page: string) {
  const [isUsed, setIsUsed] = useState(false);
  return {
    onInput: () => setIsUsed(true),
    links: isUsed && <PrefetchPageLinks page={page} />,
  };
}
