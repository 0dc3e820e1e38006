import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../platform/link.tsx';
import { useT } from '../platform/catalogs.tsx';

type BreadcrumbProps = { above: { name: ReactNode; to: string }[]; current: ReactNode };

/** The way from the top of the site to this page. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  const t = useT('frame');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {above.map((page) => (
          <li key={page.to} className="flex items-center gap-2">
            <Link
              to={page.to}
              className="inline-flex min-h-8 items-center underline underline-offset-4 hover:decoration-signal hover:decoration-2"
            >
              {page.name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
