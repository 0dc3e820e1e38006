import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { pageOf, withReturnPath } from '../../platform/return-path.ts';
import { requireStaff } from '../../platform/session.server.ts';
import { SECOND_FACTOR } from './admin-paths.ts';
import { ConsoleBar } from './console-bar.tsx';
import { DoneNotice } from './edits/done-notice.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Rail } from './rail.tsx';
import { signedInContext } from './signed-in.ts';

/** The guard: runs before every loader and action of the console. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }) => {
    const signedIn = await requireStaff(request);
    if (signedIn.enrolmentRequired) throw redirect(withReturnPath(SECOND_FACTOR, pageOf(request)));
    context.set(signedInContext, signedIn);
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const { name, permissionSet } = admin;
  return { name, permissionSet, permissions };
}

export default function Console() {
  const signedIn = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const entering = next?.startsWith('/admin/') === true && next !== pathname;
  return (
    <div className="flex grow flex-col lg:flex-row">
      <Rail {...signedIn} />
      <div className="flex min-w-0 grow flex-col">
        <ConsoleBar mayCreate={signedIn.permissions.includes('shipments:write')} />
        <main id="main" tabIndex={-1} className="px-4 pt-4 pb-16 outline-none lg:px-8">
          <DoneNotice />
          {entering ? <PageSkeleton /> : <Outlet />}
        </main>
      </div>
    </div>
  );
}
