import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';

type Titled = { path: string; title: string; titleLanguage: string };

type PagesNavigationProps = {
  label: string;
  guides: Titled[];
  resources: { slug: string; title: string }[];
};

/** The pages for developers, drawn as stops on a line. */
export function PagesNavigation({ label, guides, resources }: PagesNavigationProps) {
  const t = useT('developers');
  const locale = useLocale();
  const { pathname } = useLocation();
  const isReference = pathname.startsWith('/developers/reference');
  return (
    <nav aria-label={label}>
      <ul>
        <Stop to="/developers">{t('overview')}</Stop>
        {guides.map(({ path, title, titleLanguage }) => (
          <Stop key={path} to={path}>
            <span lang={titleLanguage === locale ? undefined : titleLanguage}>{title}</span>
          </Stop>
        ))}
        <Stop to="/developers/reference">{t('reference')}</Stop>
        {isReference &&
          resources.map(({ slug, title }) => (
            <Stop key={slug} to={`/developers/reference/${slug}`} isMinor>
              <span lang="en">{title}</span>
            </Stop>
          ))}
        <Stop to="/developers/errors">{t('errors')}</Stop>
        <Stop to="/developers/changelog">{t('changelog')}</Stop>
      </ul>
    </nav>
  );
}

type StopProps = { to: string; isMinor?: boolean; children: ReactNode };

function Stop({ to, isMinor = false, children }: StopProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isCurrent = pathname === to;
  // links keep the chosen code language
  const code = query.get('code');
  return (
    <li className="group relative ps-8">
      <span
        aria-hidden="true"
        className="route-mark absolute start-[5px] top-0 h-full w-1 bg-ink group-first:top-1/2 group-first:h-1/2 group-last:h-1/2"
      />
      <span
        aria-hidden="true"
        className={classes(
          'route-mark absolute top-1/2 -translate-y-1/2 rounded-full border-ink',
          isMinor ? 'start-[3px] size-2 border-2' : 'start-0 size-3.5 border-[3px]',
          isCurrent ? 'bg-signal' : 'bg-ground group-hover:bg-signal',
        )}
      />
      <Link
        to={code === null ? to : `${to}?${new URLSearchParams({ code })}`}
        aria-current={isCurrent ? 'page' : undefined}
        className={classes(
          'flex min-h-9 items-center py-1 leading-snug underline-offset-4 hover:underline max-lg:min-h-11',
          isCurrent ? 'font-semibold' : 'text-muted',
          isMinor && 'text-sm',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
