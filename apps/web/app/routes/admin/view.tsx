import { startViewing } from '@waypost/contract/client';
import { redirectDocument, useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { fieldsOf, refuseForm, useReply } from '../../platform/form-reply.ts';
import { bodyIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { PostForm } from '../../platform/post-form.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import type { Route } from './+types/view.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await ask(request, startViewing, { body: bodyIn(form, 'customer', 'reason') });
  return answer.ok ? redirectDocument('/dashboard', 303) : refuseForm(form, answer.refusal);
}

/** Starts a view of what a customer sees: asks for the customer and the reason. */
export default function View() {
  const t = useT('admin');
  const [search] = useSearchParams();
  const field = fieldsOf(useReply(), (name) =>
    t(name === 'customer' ? 'viewCustomerMissing' : 'viewReasonMissing'),
  );
  return (
    <>
      <PageHead title={t('viewMeta')} />
      <h1 className="wide text-2xl">{t('viewTitle')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('viewText')}</p>
      <PostForm
        submit={t('viewStart')}
        sending={t('viewStart')}
        fallback={t('actFailed')}
        className="max-w-xl space-y-5"
      >
        <Field
          {...field('customer', search.get('customer') ?? '')}
          label={t('viewCustomer')}
          autoComplete="off"
          required
        />
        <TextArea {...field('reason')} label={t('viewReason')} maxLength={300} required />
      </PostForm>
    </>
  );
}
