import { FlaskConical, Radio } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Link } from '../../../platform/link.tsx';
import { classes } from '../../../ui/classes.ts';
import { TabLinks } from '../../../ui/tabs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { inMode, useMode } from './mode.ts';

const PAGES = [
  ['/dashboard/developers', 'navWebhooks'],
  ['/dashboard/developers/events', 'navEvents'],
  ['/dashboard/developers/requests', 'navRequests'],
] as const;

/** What only test mode has. */
const TEST_PAGES = [
  ['/dashboard/developers/shipments', 'navShipments'],
  ['/dashboard/developers/emails', 'navEmails'],
] as const;

export default function DevelopersFrame() {
  const t = useT('own-programs');
  const developers = useT('developers');
  const mode = useMode();
  const { pathname } = useLocation();
  const pages = mode === 'test' ? [...PAGES, ...TEST_PAGES] : PAGES;
  const isCurrent = (path: string) =>
    path === '/dashboard/developers' ? pathname === path : pathname.startsWith(path);
  return (
    <>
      <div className="mb-8 flex flex-wrap-reverse items-end justify-between gap-x-8 gap-y-4">
        <TabLinks
          label={t('navLabel')}
          tabs={pages.map(([path, name]) => ({
            name: t(name),
            to: inMode(path, mode),
            current: isCurrent(path),
          }))}
        />
        <ModeSwitch />
      </div>
      <Outlet />
      <p className="mt-12 border-t border-hairline pt-4">
        <TextLink to="/developers/quickstart">{developers('start')}</TextLink>
      </p>
    </>
  );
}

/** Two links, one for each mode. From a page that exists only in test mode, the live link leads to webhooks. */
function ModeSwitch() {
  const t = useT('own-programs');
  const mode = useMode();
  const { pathname } = useLocation();
  const known = PAGES.find(([path]) => path === pathname)?.[0] ?? PAGES[0][0];
  const link = (of: 'live' | 'test') => (
    <Link
      to={inMode(known, of)}
      aria-current={mode === of ? 'true' : undefined}
      className={classes(
        'flex min-h-10 items-center gap-2 px-4 text-sm font-semibold',
        mode === of ? 'bg-ink text-ground' : 'text-muted hover:text-ink',
      )}
    >
      {of === 'live' ? (
        <Radio aria-hidden="true" className="size-4" />
      ) : (
        <FlaskConical aria-hidden="true" className="size-4" />
      )}
      {t(of === 'live' ? 'modeLive' : 'modeTest')}
    </Link>
  );
  return (
    <nav
      aria-label={t('modeLabel')}
      className="flex overflow-hidden rounded border-2 border-ink"
      data-testid="mode-switch"
    >
      {link('live')}
      {link('test')}
    </nav>
  );
}
