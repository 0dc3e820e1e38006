import { useLocation, useNavigation } from 'react-router';

/** True from sending a form until its answer is there; what the page reads anew after it is no wait. */
export function useSending(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname, search } = useLocation();
  if (state === 'submitting') return true;
  const leads = location !== undefined && location.pathname + location.search !== pathname + search;
  return formMethod === 'POST' && leads;
}
