import { useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/**
 * For a form that leads to another page: fetches the scripts of that page while the form is filled in. React Router
 * reloads the document if they are missing, and without a connection the form would be lost.
 */
export function useFetchAhead(page: string) {
  const [isUsed, setIsUsed] = useState(false);
  return {
    onInput: () => setIsUsed(true),
    links: isUsed && <PrefetchPageLinks page={page} />,
  };
}
