import { confirmUpdates } from '@waypost/contract/client';
import { data, Form, useNavigation } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TaskPage } from '../../../frame/task-page.tsx';
import { linkRefusalOf, tokenOf } from '../../../platform/link-token.ts';
import type { Route } from './+types/confirm.ts';

export async function action({ request }: Route.ActionArgs) {
  const token = tokenOf(request);
  const answer = await ask(request, confirmUpdates, { body: { token } });
  if (answer.ok) return data({ refusal: null, trackingNumber: answer.data.trackingNumber });
  const refusal = linkRefusalOf(answer.refusal);
  return data({ refusal, trackingNumber: null }, { status: refusal.status });
}

/** Scanners follow links, people press buttons. */
export default function ConfirmUpdates({ actionData }: Route.ComponentProps) {
  const t = useT('updates');
  const answers = useT('answers');
  const answered = actionData;
  const busy = useNavigation().formMethod === 'POST';
  if (answered?.refusal === null) {
    return (
      <TaskPage metaTitle={t('confirmMetaTitle')} title={t('confirmTitle')}>
        <Notice tone="good" title={answers('updatesConfirmed')} />
        <LinkButton to={`/track?ref=${answered.trackingNumber}`} look="secondary">
          {t('toShipment')}
        </LinkButton>
      </TaskPage>
    );
  }
  const isDead = answered?.refusal.code === 'link_invalid';
  return (
    <TaskPage
      metaTitle={t('confirmMetaTitle')}
      title={t('confirmTitle')}
      {...(!isDead && { lead: t('confirmLead') })}
    >
      {answered && <Refused refusal={answered.refusal} fallback={t('failed')} />}
      {isDead ? (
        <LinkButton to="/track" look="secondary">
          {t('toTracking')}
        </LinkButton>
      ) : (
        <Form method="post">
          <Button type="submit" className="w-full" busy={busy}>
            {t('confirmAction')}
          </Button>
        </Form>
      )}
    </TaskPage>
  );
}
