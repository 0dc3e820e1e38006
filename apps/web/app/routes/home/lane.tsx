import { ArrowRight } from 'lucide-react';
import { useT } from '../../platform/catalogs.tsx';

type LaneProps = { from: string; to: string; arrowClassName: string };

/** From one place to another: an arrow to see, that points the way the language reads; words to hear. */
export function Lane({ from, to, arrowClassName }: LaneProps) {
  const t = useT('home');
  return (
    <>
      <span aria-hidden="true">
        {from} <ArrowRight className={`inline size-4 rtl:-scale-x-100 ${arrowClassName}`} /> {to}
      </span>
      <span className="sr-only">{t('lane', { from, to })}</span>
    </>
  );
}
