import { askForUpdates, saveAlerts } from '@waypost/contract/client';
import { data } from 'react-router';
import { ask } from '../../../platform/answer.server.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { textIn } from '../../../platform/form-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type UpdatesAnswer, useOutcome } from './outcome.tsx';
import { TaskPage } from '../../../frame/task-page.tsx';
import type { Route } from './+types/asked.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const ref = textIn(form, 'ref').slice(0, 200);
  const isTicked = (name: string) => textIn(form, name) !== '';
  const about = textIn(form, 'about') === 'alerts' ? 'alerts' : 'follow';
  const answer =
    about === 'alerts'
      ? await ask(request, saveAlerts, {
          path: { ref },
          body: { email: isTicked('email'), sms: isTicked('sms') },
        })
      : await ask(request, askForUpdates, {
          body: { ref, email: textIn(form, 'email').trim(), consent: isTicked('consent') },
        });
  const refusal = answer.ok ? null : answer.refusal;
  return data<UpdatesAnswer>({ about, ref, refusal }, { status: refusal?.status ?? 200 });
}

/** Where the forms of the card lead without scripts. */
export default function Asked({ actionData }: Route.ComponentProps) {
  const t = useT('updates');
  const tell = useOutcome();
  const answered = actionData;
  return (
    <TaskPage metaTitle={t('askedMetaTitle')} title={t('askedTitle')}>
      {answered !== undefined && (
        <Notice tone={answered.refusal === null ? 'good' : 'problem'} title={tell(answered)} />
      )}
      <LinkButton
        to={answered === undefined ? '/track' : `/track?ref=${encodeURIComponent(answered.ref)}`}
        look="secondary"
      >
        {answered === undefined ? t('toTracking') : t('toShipment')}
      </LinkButton>
    </TaskPage>
  );
}
