import { subscribeNewsletter } from '@waypost/contract/client';
import { data } from 'react-router';
import type { NewsletterAnswer } from '../../frame/newsletter-form.tsx';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { Refused } from '../../platform/refused.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TaskPage } from '../../frame/task-page.tsx';
import type { Route } from './+types/newsletter.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { email: textIn(form, 'email').trim(), consent: textIn(form, 'consent') !== '' };
  const answer = await ask(request, subscribeNewsletter, { body });
  if (answer.ok) return data<NewsletterAnswer>({ refusal: null });
  const { refusal } = answer;
  return data<NewsletterAnswer>({ refusal }, { status: refusal.status });
}

/** Where the form at the foot of every page leads without scripts. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useT('auth');
  const frame = useT('frame');
  const answers = useT('answers');
  const answered = actionData;
  return (
    <TaskPage
      metaTitle={t('newsletterMetaTitle')}
      title={t('newsletterTitle')}
      lead={t('newsletterLead')}
    >
      {answered?.refusal === null && <Notice tone="good" title={answers('newsletterRequested')} />}
      {answered?.refusal?.code === 'invalid_request' && (
        <Notice tone="problem" title={frame('emailInvalid')} />
      )}
      {answered?.refusal && answered.refusal.code !== 'invalid_request' && (
        <Refused refusal={answered.refusal} fallback={frame('newsletterFailed')} />
      )}
      <LinkButton to="/" look="secondary">
        {t('toHome')}
      </LinkButton>
    </TaskPage>
  );
}
