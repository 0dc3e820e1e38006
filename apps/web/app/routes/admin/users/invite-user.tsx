import { readCustomerRecord } from '@waypost/contract/client';
import { data, Form, redirect, useActionData, useSearchParams } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeAgain } from '../code-again.tsx';
import { Address } from '../member-marks.tsx';
import { SetChoice } from '../set-choice.tsx';
import { signedInContext } from '../signed-in.ts';
import { useSending } from '../use-sending.ts';
import { WorkPanel } from '../work-panel.tsx';
import type { UserAnswer } from './user-changes.ts';
import { changeUser } from './user-changes.server.ts';
import { USER_LIST } from './user-listing.ts';
import { nameOf } from './users-table.tsx';
import { useFaultFocus } from '../../../platform/form-reply.ts';
import type { Route } from './+types/invite-user.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { admin } = context.get(signedInContext);
  const path = { userId: params.userId };
  const user = await askOrThrow(request, readCustomerRecord, { path });
  return { user, hasSecondFactor: admin.secondFactor };
}

export async function action({ request, params }: Route.ActionArgs) {
  const userId = params.userId;
  const outcome = await changeUser(request, userId);
  if (!('done' in outcome)) return data(outcome.answered, { status: outcome.status });
  const listing = USER_LIST.read(new URL(request.url).searchParams);
  return redirect(USER_LIST.path(listing, { done: outcome.done }, `/${userId}/edit`), 303);
}

export { ConsoleError as ErrorBoundary } from '../console-error.tsx';

/** A user becomes an admin by accepting an invitation to the own address. */
export default function InviteUser({ loaderData }: Route.ComponentProps) {
  const t = useT('console-users');
  const { user, hasSecondFactor } = loaderData;
  const answered = useActionData<UserAnswer>();
  const [search] = useSearchParams();
  const form = useFaultFocus(answered);
  const busy = useSending();
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
      {answered?.refusal && !busy && (
        <div className="mb-4">
          <Refused refusal={answered.refusal} fallback={t('saveFailed')} />
        </div>
      )}
      <Form ref={form} method="post" noValidate preventScrollReset className="space-y-4">
        <input type="hidden" name="intent" value="invite" />
        <SetChoice chosen="support" />
        {hasSecondFactor && <CodeAgain help={t('inviteCode')} fault={answered?.faults.code} />}
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('sending') : t('sendInvitation')}
        </Button>
      </Form>
    </WorkPanel>
  );
}
