import { leaveUpdates } from '@waypost/contract/client';
import { data, Form, useNavigation } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TaskPage } from '../../../frame/task-page.tsx';
import { linkRefusalOf, tokenOf } from '../../../platform/link-token.ts';
import type { Route } from './+types/leave.ts';

export async function action({ request }: Route.ActionArgs) {
  const token = tokenOf(request);
  const scope = textIn(await request.formData(), 'scope') === 'all' ? 'all' : 'shipment';
  const query = { token, scope } as const;
  const answer = await ask(request, leaveUpdates, { query });
  if (answer.ok) return data({ refusal: null, scope });
  const refusal = linkRefusalOf(answer.refusal, 'unsubscribe_link_invalid');
  return data({ refusal, scope }, { status: refusal.status });
}

/** Who has left this shipment can still leave all. */
export default function LeaveUpdates({ actionData }: Route.ComponentProps) {
  const t = useT('updates');
  const answers = useT('answers');
  const answered = actionData;
  const busy = useNavigation().formMethod === 'POST';
  const left = answered?.refusal === null ? answered.scope : null;
  const isDead = answered?.refusal?.code === 'unsubscribe_link_invalid';
  return (
    <TaskPage
      metaTitle={t('leaveMetaTitle')}
      title={t('leaveTitle')}
      {...(answered === undefined && { lead: t('leaveLead') })}
    >
      {left !== null && (
        <Notice tone="good" title={answers(left === 'all' ? 'updatesLeftAll' : 'updatesLeft')} />
      )}
      {answered?.refusal && <Refused refusal={answered.refusal} fallback={t('failed')} />}
      {!isDead && left !== 'all' && (
        <Form method="post" className="flex flex-col gap-4">
          {left === null && (
            <Button type="submit" name="scope" value="shipment" busy={busy}>
              {t('leaveShipment')}
            </Button>
          )}
          <Button type="submit" name="scope" value="all" look="secondary" busy={busy}>
            {t('leaveAll')}
          </Button>
        </Form>
      )}
      {(left === 'all' || isDead) && (
        <LinkButton to="/track" look="secondary">
          {t('toTracking')}
        </LinkButton>
      )}
    </TaskPage>
  );
}
