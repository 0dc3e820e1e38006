import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useT } from '../platform/catalogs.tsx';
import { Link } from '../platform/link.tsx';
import { LinkButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Mark } from '../ui/mark.tsx';
import { Menu } from '../ui/menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { NAVIGATION } from './links.ts';

type HeaderProps = {
  /** Between the name and the translation menu. */
  nav?: ReactNode;
  /** At the end of the line. */
  children: ReactNode;
  /** The content at the end is narrow enough on a phone to leave room for the name and the language. */
  roomy?: boolean;
};

/** The sign over every page. */
export function Header({ nav, children, roomy = false }: HeaderProps) {
  const t = useT('frame');
  return (
    <header className="on-deep relative z-20 bg-deep text-on-deep print:hidden">
      <div className="shell flex min-h-16 items-center gap-x-4 sm:gap-x-6">
        <Link to="/" className="me-auto flex min-h-12 shrink-0 items-center gap-2.5">
          <Mark className="size-8" />
          <span className={classes('wide text-xl', !roomy && 'max-sm:sr-only')}>{t('brand')}</span>
        </Link>
        {nav}
        <LanguageMenu iconOnPhones={!roomy} />
        {children}
      </div>
    </header>
  );
}

export function SiteHeader() {
  return (
    <Header roomy nav={<WideNavigation />}>
      <div className="hidden items-center gap-x-5 md:flex">
        <AccountLinks />
      </div>
      <NarrowNavigation />
    </Header>
  );
}

function WideNavigation() {
  const t = useT('frame');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('navLabel')} className="hidden xl:block">
      <ul className="flex">
        {NAVIGATION.map(({ key, to }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
              className={classes(
                'group relative flex h-16 items-center px-3.5 font-semibold',
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
  );
}

/** A piece of the route line below the link of the current page. */
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

/** The sign-in link, or the dashboard link for a signed-in customer. */
function AccountLinks() {
  const t = useT('frame');
  const isSignedIn = Boolean(useRouteLoaderData<{ customer: unknown }>('root')?.customer);
  if (isSignedIn) {
    return (
      <LinkButton size="small" to="/dashboard">
        {t('dashboard')}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton look="quiet" size="small" to="/auth/login" className="whitespace-nowrap">
        {t('logIn')}
      </LinkButton>
      <LinkButton size="small" to="/auth/register">
        {t('register')}
      </LinkButton>
    </>
  );
}

function NarrowNavigation() {
  const t = useT('frame');
  return (
    <div className="xl:hidden">
      <Menu
        panel="sheet"
        className="on-deep border-t border-deep-hairline bg-deep text-on-deep shadow-lg"
        buttonClassName="min-h-12 min-w-11 justify-center font-semibold"
        button={
          <>
            <MenuIcon aria-hidden="true" className="size-6" />
            <span className="max-md:sr-only">{t('menu')}</span>
          </>
        }
      >
        <nav aria-label={t('navLabel')} className="shell pb-5">
          <ul className="divide-y divide-deep-hairline">
            {NAVIGATION.map(({ key, to }) => (
              <li key={key}>
                <Link to={to} className="flex min-h-13 items-center text-lg font-semibold">
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex items-center gap-x-6 md:hidden">
            <AccountLinks />
          </div>
        </nav>
      </Menu>
    </div>
  );
}
