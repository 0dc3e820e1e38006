import { readDeskPulse } from '@waypost/contract/client';
import { Outlet, redirect, useLocation, useNavigation } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { pageOf, withReturnPath } from '../../platform/return-path.ts';
import { requireStaff } from '../../platform/session.server.ts';
import { SECOND_FACTOR } from './admin-paths.ts';
import { ConsoleBar } from './console-bar.tsx';
import { DoneNotice } from './edits/done-notice.tsx';
import { Rail } from './rail.tsx';
import { signedInContext } from './signed-in.ts';
import { Skeleton, TableSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/console.ts';

/** The guard: runs before every loader and action of the console. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }) => {
    const signedIn = await requireStaff(request);
    if (signedIn.enrolmentRequired) throw redirect(withReturnPath(SECOND_FACTOR, pageOf(request)));
    context.set(signedInContext, signedIn);
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const { name, permissionSet } = admin;
  const pulse = permissions.includes('cases:read') ? await ask(request, readDeskPulse) : undefined;
  // a failure to count must not hide the console
  const { overdue, revision } = pulse?.ok ? pulse.data : { overdue: 0, revision: '' };
  return { name, permissionSet, permissions, overdue, deskRevision: revision };
}

export default function Console({ loaderData }: Route.ComponentProps) {
  const { deskRevision: _, ...signedIn } = loaderData;
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const entering = next?.startsWith('/admin/') === true && areaOf(next) !== areaOf(pathname);
  return (
    <div className="flex grow flex-col lg:flex-row">
      <Rail {...signedIn} />
      <div className="flex min-w-0 grow flex-col">
        <ConsoleBar permissions={signedIn.permissions} />
        <main id="main" tabIndex={-1} className="px-4 pt-4 pb-16 outline-none lg:px-8">
          <DoneNotice />
          {entering ? <PageSkeleton /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}

/** `/admin/desk` of `/admin/desk/...`: opening a panel does not replace the list beside it by a skeleton. */
function areaOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** The shape of a page of the console: a title over rows. */
function PageSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-8 w-48" />
      <TableSkeleton columns={4} />
    </>
  );
}
