import { useT } from '../../platform/catalogs.tsx';
import type { ShownRefusal } from '../../platform/refused.tsx';

/** What a refusal says; an answer that did not come in time is a call that could not be made. */
export function useSentence(): (code: ShownRefusal['code']) => string {
  const problem = useT('problems');
  return (code) => problem(code === 'timeout' ? 'temporarily_unavailable' : code);
}
