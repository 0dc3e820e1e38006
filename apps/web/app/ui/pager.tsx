import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useT } from '../platform/catalogs.tsx';
import { LinkButton } from './button.tsx';

type PagerProps = {
  /** Addresses of the neighbouring pages; null where there is none. */
  previous: string | null;
  next: string | null;
};

/** Through a long list, page by page. Pages have no numbers: a list that grows has no page 7. */
export function Pager({ previous, next }: PagerProps) {
  const t = useT('frame');
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap justify-between gap-3">
      {previous === null ? (
        <span />
      ) : (
        <LinkButton look="secondary" size="small" to={previous} rel="prev">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {t('previousPage')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton look="secondary" size="small" to={next} rel="next">
          {t('nextPage')}
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </LinkButton>
      )}
    </nav>
  );
}
