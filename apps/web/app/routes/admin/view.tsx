import { startViewing } from '@waypost/contract/client';
import { data, Form, redirectDocument, useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useSending } from './use-sending.ts';
import type { Route } from './+types/view.ts';

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const customer = textIn(form, 'customer');
  const reason = textIn(form, 'reason');
  const faults = {
    ...(customer.length < 3 && { customer: 'viewCustomerMissing' as const }),
    ...(reason.length < 5 && { reason: 'viewReasonMissing' as const }),
  };
  if (Object.keys(faults).length > 0) {
    return data({ customer, reason, faults, refusal: undefined }, { status: 400 });
  }
  const answer = await ask(request, startViewing, { body: { customer, reason } });
  if (answer.ok) return redirectDocument('/dashboard', 303);
  const { refusal } = answer;
  return data({ customer, reason, faults, refusal }, { status: refusal.status });
}

export { ConsoleError as ErrorBoundary } from './console-error.tsx';

/** Looking at what a customer sees: whom, and why. */
export default function View({ actionData }: Route.ComponentProps) {
  const t = useT('admin');
  const [query] = useSearchParams();
  const answered = actionData;
  const busy = useSending();
  const faults: { customer?: 'viewCustomerMissing'; reason?: 'viewReasonMissing' } =
    answered?.faults ?? {};
  return (
    <>
      <PageHead title={t('viewMeta')} />
      <h1 className="wide text-2xl">{t('viewTitle')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{t('viewText')}</p>
      {answered?.refusal !== undefined && !busy && (
        <div className="mb-6">
          <Refused refusal={answered.refusal} fallback={t('actFailed')} />
        </div>
      )}
      <Form method="post" noValidate className="max-w-xl space-y-5">
        <Field
          name="customer"
          label={t('viewCustomer')}
          autoComplete="off"
          required
          defaultValue={answered?.customer ?? query.get('customer') ?? ''}
          error={faults.customer && t(faults.customer)}
        />
        <TextArea
          name="reason"
          label={t('viewReason')}
          maxLength={300}
          required
          defaultValue={answered?.reason ?? ''}
          error={faults.reason && t(faults.reason)}
        />
        <Button type="submit" busy={busy}>
          {t('viewStart')}
        </Button>
      </Form>
    </>
  );
}
