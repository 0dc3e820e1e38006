import { forgotPassword } from '@waypost/contract/client';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, refuseForm, useReply } from '../../platform/form-reply.ts';
import { bodyIn } from '../../platform/form-text.ts';
import { Link } from '../../platform/link.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TaskPage } from '../../frame/task-page.tsx';
import type { Route } from './+types/forgot.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, forgotPassword, { body: bodyIn(form, 'email') });
  return answer.ok ? { isSent: true } : refuseForm(form, answer.refusal);
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const t = useT('auth');
  const answers = useT('answers');
  const field = fieldsOf(useReply(), () => t('emailInvalid'));
  const back = (
    <Link to="/auth/login" className="font-semibold underline underline-offset-4">
      {t('backToLogin')}
    </Link>
  );
  if (actionData !== undefined && 'isSent' in actionData) {
    return (
      <TaskPage metaTitle={t('forgotMetaTitle')} title={t('forgotSentTitle')} aside={back}>
        <Notice tone="good" title={answers('resetRequested')} />
      </TaskPage>
    );
  }
  return (
    <TaskPage
      metaTitle={t('forgotMetaTitle')}
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      aside={back}
    >
      <PostForm
        submit={t('forgotAction')}
        sending={t('forgotBusy')}
        fallback={t('forgotFailed')}
        className="space-y-5"
      >
        <Field
          {...field('email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          required
        />
      </PostForm>
    </TaskPage>
  );
}
