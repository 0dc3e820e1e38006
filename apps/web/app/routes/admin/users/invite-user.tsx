import { readCustomerRecord } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { PostForm } from '../../../platform/post-form.tsx';
import { CodeAgain } from '../code-again.tsx';
import { Address } from '../member-marks.tsx';
import { SetChoice } from '../set-choice.tsx';
import { signedInContext } from '../signed-in.ts';
import { WorkPanel } from '../work-panel.tsx';
import { changeUser } from './user-changes.server.ts';
import { USER_LIST } from './user-listing.ts';
import { nameOf } from './users-table.tsx';
import type { Route } from './+types/invite-user.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const user = await askOrThrow(request, readCustomerRecord, { path: params });
  return { user, hasSecondFactor: admin.secondFactor };
}

export async function action({ request, params }: Route.ActionArgs) {
  return changeUser(request, params.userId);
}

export { ErrorBoundary } from '../console-error.tsx';

/** Accepting an invitation sent to their address makes a user an admin. */
export default function InviteUser({ loaderData }: Route.ComponentProps) {
  const t = useT('console-users');
  const { user, hasSecondFactor } = loaderData;
  const [search] = useSearchParams();
  const closed = USER_LIST.path(USER_LIST.read(search), {}, `/${user.id}/edit`);
  return (
    <WorkPanel
      title={t('inviteTitle', { name: nameOf(user) || user.email })}
      closed={closed}
      opener={`edit-${user.id}`}
    >
      <PageHead title={t('inviteMeta')} />
      <p className="-mt-3 mb-4 text-sm text-muted">
        <Address email={user.email} />
      </p>
      <p className="mb-4 text-sm">{t('inviteText')}</p>
      <PostForm
        intent="invite"
        submit={t('sendInvitation')}
        sending={t('sending')}
        fallback={t('saveFailed')}
      >
        <SetChoice chosen="support" />
        {hasSecondFactor && <CodeAgain help={t('inviteCode')} />}
      </PostForm>
    </WorkPanel>
  );
}
