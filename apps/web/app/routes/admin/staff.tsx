import { listStaff } from '@waypost/contract/client';
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { askOrThrow } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { STAFF } from './admin-paths.ts';
import { InvitePanel } from './invite-panel.tsx';
import { keepWhileSame } from './lists/keep-while-same.ts';
import { BesidePanel, ListHeader } from './lists/list-rows.tsx';
import { MemberPanel } from './member-panel.tsx';
import { signedInContext } from './signed-in.ts';
import { changeStaffPage } from './staff-changes.server.ts';
import { StaffTable } from './staff-table.tsx';
import type { Route } from './+types/staff.ts';

/** The result of an action, held in the address after a post. */
const DONE = [
  'invited',
  'changed',
  'deactivated',
  'reactivated',
  'reset',
  'passwordReset',
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, permissions } = context.get(signedInContext);
  const { staff } = await askOrThrow(request, listStaff);
  return {
    me: admin,
    mayChange: permissions.includes('staff:write'),
    members: staff,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeStaffPage(request, context.get(signedInContext).admin);
}

/** Only parameters of panels differ: the list itself has none. */
export const shouldRevalidate = keepWhileSame(() => undefined);

export default function Staff({ loaderData }: Route.ComponentProps) {
  const t = useT('admin');
  const { me, mayChange, members } = loaderData;
  const [search] = useSearchParams();
  const done = DONE.find((each) => each === search.get('done'));
  const open = mayChange ? members.find(({ id }) => id === search.get('member')) : undefined;
  const inviting = mayChange && search.has('invite');
  return (
    <>
      <PageHead title={t('staffMeta')} />
      <ListHeader title={t('staffTitle')}>
        {mayChange && (
          <LinkButton id="invite" to={`${STAFF}?invite`} preventScrollReset size="small">
            <UserPlus aria-hidden="true" className="size-4" />
            {t('invite')}
          </LinkButton>
        )}
      </ListHeader>
      {done !== undefined && <Notice tone="good" title={t(`done.${done}`)} className="mb-4" />}
      <BesidePanel
        panel={
          <>
            {open !== undefined && <MemberPanel key={open.id} member={open} me={me} />}
            {inviting && <InvitePanel me={me} />}
          </>
        }
      >
        <StaffTable members={members} me={me} mayChange={mayChange} />
        {members.length === 1 && <p className="mt-4 text-muted">{t('alone')}</p>}
      </BesidePanel>
    </>
  );
}
