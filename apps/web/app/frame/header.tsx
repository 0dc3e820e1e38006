import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../platform/catalogs.tsx';
import { classes } from '../ui/classes.ts';
import { Mark } from '../ui/mark.tsx';
import { NAVIGATION } from './links.ts';

/** The sign over every page. */
export function Header({ children }: { children: ReactNode }) {
  const t = useT('frame');
  return (
    <header className="on-deep relative z-20 bg-deep text-on-deep print:hidden">
      <div className="shell flex min-h-16 items-center justify-between gap-6">
        <Link to="/" className="flex items-center gap-2.5 py-2">
          <Mark className="size-8" />
          <span className="wide text-xl">{t('brand')}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}

export function SiteHeader() {
  const t = useT('frame');
  const { pathname } = useLocation();
  return (
    <Header>
      <nav aria-label={t('navLabel')} className="hidden md:block">
        <ul className="flex">
          {NAVIGATION.map(({ key, to }) => (
            <li key={key}>
              <Link
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
                className={classes(
                  'group relative flex h-16 items-center px-3.5 font-semibold lg:px-5',
                  to !== pathname && 'text-on-deep-muted hover:text-on-deep',
                )}
              >
                {t(key)}
                <StopMark current={to === pathname} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <MobileMenu key={pathname} />
    </Header>
  );
}

/** A piece of the route line under the page one is on. */
function StopMark({ current }: { current: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute inset-x-0 bottom-0 flex h-1.5 items-center justify-center bg-on-deep',
        'transition-opacity duration-150',
        current ? 'opacity-100' : 'opacity-0',
      )}
    >
      <span className="size-4 rounded-full border-4 border-on-deep bg-signal" />
    </span>
  );
}

function MobileMenu() {
  const t = useT('frame');
  return (
    <details className="group md:hidden">
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold">
        <Menu aria-hidden="true" className="size-5" />
        {t('menu')}
      </summary>
      <nav
        aria-label={t('navLabel')}
        className="absolute inset-x-0 top-full border-t border-deep-hairline bg-deep shadow-lg"
      >
        <ul className="shell divide-y divide-deep-hairline pb-3">
          {NAVIGATION.map(({ key, to }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex min-h-13 items-center text-lg font-semibold"
                onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
