import type { Customer } from '@waypost/contract/client';
import { PackagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  Form,
  Link,
  NavLink,
  Outlet,
  redirect,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { Header } from '../../frame/header.tsx';
import { useT } from '../../platform/catalogs.tsx';
import { requireCustomer } from '../../platform/session.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { useMode } from './developers/mode.ts';
import { TestBand } from './developers/test-band.tsx';
import { displayNameOf } from './display-name.ts';
import { ViewingBanner } from './viewing-banner.tsx';
import type { Route } from './+types/dashboard.ts';

/** Guards every page below: customers only. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const wanted = query.get('userId');
  if (query.get('mode') === 'admin' && wanted !== null) {
    throw redirect(`/admin/view?customer=${encodeURIComponent(wanted)}`);
  }
  const { user, viewing } = await requireCustomer(request);
  return { customer: user, viewing };
}

export function useCustomer(): Customer {
  const loaded = useRouteLoaderData<typeof loader>('routes/account/dashboard');
  if (loaded === undefined) throw new Error('this page is not under the dashboard');
  return loaded.customer;
}

/** Staff looks at the dashboard of a customer. */
export function useViewing(): boolean {
  return useRouteLoaderData<typeof loader>('routes/account/dashboard')?.viewing ?? false;
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const t = useT('account');
  const { customer, viewing } = loaderData;
  const { pathname } = useLocation();
  const isTest = useMode() === 'test' && pathname.startsWith('/dashboard/developers');
  return (
    <>
      <Header>
        <nav aria-label={t('navLabel')} className="flex items-center gap-4 sm:gap-6">
          {!viewing && (
            <Link
              to="/dashboard/new"
              className="flex min-h-12 min-w-8 items-center justify-center font-semibold"
            >
              <PackagePlus aria-hidden="true" className="size-6 lg:hidden" />
              <span className="max-lg:sr-only">{t('createShipment')}</span>
            </Link>
          )}
          <Badge />
          {!viewing && (
            <Form method="post" action="/auth/logout">
              <button
                type="submit"
                className="min-h-12 font-semibold underline-offset-4 hover:underline"
              >
                {t('logout')}
              </button>
            </Form>
          )}
        </nav>
      </Header>
      {viewing && <ViewingBanner customerId={customer.id} />}
      {isTest && <TestBand />}
      <Tabs key={pathname} />
      <main id="main" tabIndex={-1} className="shell pt-10 pb-24 outline-none">
        <Outlet />
      </main>
    </>
  );
}

function Badge() {
  const t = useT('account');
  const customer = useCustomer();
  const name = displayNameOf(customer, t('nameless'));
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} className="bg-deep-raised" />
      <span className="hidden min-w-0 text-sm leading-tight md:block">
        <span className="block max-w-56 truncate font-semibold">{name}</span>
        <span className="block max-w-56 truncate text-on-deep-muted">{customer.email}</span>
      </span>
    </span>
  );
}

const TABS = [
  ['/dashboard', 'navShipments'],
  ['/dashboard/uploads', 'navUploads'],
  ['/dashboard/billing', 'navBilling'],
  ['/dashboard/pickups', 'navPickups'],
  ['/dashboard/addresses', 'navAddresses'],
  ['/dashboard/keys', 'navKeys'],
  ['/dashboard/developers', 'navDevelopers'],
  ['/dashboard/profile', 'navProfile'],
] as const;

/** A phone shows only some tabs; the current one is always among them. */
function Tabs() {
  const t = useT('account');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav aria-label={t('navTabs')} className="border-b border-hairline">
      <ul ref={list} className="more-aside shell flex gap-6 overflow-x-auto whitespace-nowrap">
        {TABS.map(([to, name]) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/dashboard'}
              className={({ isActive }) =>
                classes(
                  'flex min-h-12 items-center border-b-4 font-semibold whitespace-nowrap',
                  isActive ? 'border-signal' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
