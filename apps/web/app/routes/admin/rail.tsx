import type { Permission, PermissionSet } from '@waypost/contract/permission-sets';
import { LogOut, Menu } from 'lucide-react';
import { Form, Link, useLocation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/mark.tsx';
import { DESK, ME } from './admin-paths.ts';
import { AdminBadge } from './gate.tsx';
import { isAtStop, stopsFor } from './stops.ts';

type RailProps = {
  name: string;
  permissionSet: PermissionSet;
  permissions: Permission[];
  /** Open items of the desk, counted up to 100. */
  overdue: number;
};

/** The api stops counting here. */
const MOST_COUNTED = 100;

const STOPS_ID = 'rail-stops';

/**
 * The navigation of the console, as stations on a line: down the side on wide screens, across the top on narrow
 * ones. A phone shows it behind a button at the lower edge, because it would fill half the screen.
 */
export function Rail({ name, permissionSet, permissions, overdue }: RailProps) {
  const t = useT('admin');
  const frame = useT('frame');
  const { pathname } = useLocation();
  const stops = stopsFor(permissions).map((stop) => ({
    ...stop,
    isCurrent: isAtStop(stop, pathname),
  }));
  return (
    <header className="on-deep bg-deep text-on-deep lg:sticky lg:top-0 lg:flex lg:h-dvh lg:w-60 lg:shrink-0 lg:flex-col print:hidden">
      <div className="flex items-center gap-x-4 px-4 lg:block lg:px-5">
        <p className="flex min-h-14 shrink-0 items-center gap-2.5 lg:min-h-16">
          <Mark className="size-7" />
          <span className="wide text-lg max-sm:sr-only">{t('brand')}</span>
          <AdminBadge />
        </p>
        <div className="ms-auto flex min-w-0 items-center justify-between gap-3 lg:border-y lg:border-deep-hairline lg:py-3">
          <Link
            to={ME}
            className="-ms-2 min-h-11 min-w-0 rounded px-2 py-1 leading-tight underline-offset-4 hover:underline"
          >
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-sm text-on-deep-muted">{t(`set.${permissionSet}`)}</span>
            <span className="sr-only">{t('navMe')}</span>
          </Link>
          <Form method="post" action="/admin/sign-out" className="-me-2">
            <button
              type="submit"
              className="flex min-h-11 items-center gap-2 rounded px-2 text-sm font-semibold whitespace-nowrap underline-offset-4 hover:underline"
            >
              <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
              {t('signOut')}
            </button>
          </Form>
        </div>
      </div>
      <button
        type="button"
        popoverTarget={STOPS_ID}
        className="flex min-h-11 w-full items-center gap-2 border-t border-deep-hairline px-4 font-semibold md:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
        {frame('menu')}
        {overdue > 0 && <Overdue count={overdue} />}
      </button>
      <nav
        id={STOPS_ID}
        popover="auto"
        aria-label={t('railLabel')}
        className="rail-stops on-deep bg-deep px-4 text-on-deep lg:mt-6 lg:px-5"
      >
        <ul className="flex flex-wrap gap-x-1 whitespace-nowrap max-md:grid max-md:grid-cols-2 lg:flex-col lg:gap-0">
          {stops.map(({ key, to, isCurrent }) => (
            <li key={key}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={(event) =>
                  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                }
                className={classes(
                  'group relative flex min-h-11 items-center border-b-4 px-3 font-semibold lg:gap-3 lg:border-b-0 lg:px-0',
                  isCurrent
                    ? 'border-on-deep'
                    : 'border-transparent text-on-deep-muted hover:text-on-deep',
                )}
              >
                <Stop />
                {t(key)}
                {to === DESK && overdue > 0 && <Overdue count={overdue} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Overdue({ count }: { count: number }) {
  const t = useT('admin');
  return (
    <span className="numerals ms-2 rounded bg-signal px-1.5 text-sm font-semibold text-on-signal lg:ms-0">
      <span aria-hidden="true">{count < MOST_COUNTED ? count : `${MOST_COUNTED - 1}+`}</span>
      <span className="sr-only">{t('overdue', { count })}</span>
    </span>
  );
}

/** A station of the navigation, joined by the line to those before and after. */
function Stop() {
  return (
    <span
      aria-hidden="true"
      className="relative hidden h-11 w-6 shrink-0 items-center justify-center lg:flex"
    >
      <span className="absolute inset-y-0 w-1.5 bg-deep-edge" />
      <span className="relative size-4 rounded-full border-4 border-deep-edge bg-deep group-aria-[current=page]:size-5 group-aria-[current=page]:border-on-deep group-aria-[current=page]:bg-signal" />
    </span>
  );
}
