import { staffRegister } from '@waypost/contract/client';
import { data, Form, redirect, useSearchParams } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SECOND_FACTOR, signedInPath } from './admin-paths.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { Gate } from './gate.tsx';
import {
  findRegistrationFaults,
  readRegistration,
  type RegistrationFaults,
} from './registration.ts';
import { useSending } from './use-sending.ts';
import { useFaultFocus } from '../../platform/form-reply.ts';
import type { Route } from './+types/register.ts';

/** Opening the link uses nothing up: mail scanners do that too. Posting the form does. */
export async function action({ request }: Route.ActionArgs) {
  const values = readRegistration(await request.formData());
  const { password: _, ...typed } = values;
  const faults = findRegistrationFaults(values);
  if (Object.keys(faults).length > 0) {
    return data({ typed, faults, refusal: null }, { status: 400 });
  }
  const answer = await ask(request, staffRegister, { body: values });
  if (answer.ok) return redirect(signedInPath(SECOND_FACTOR), 303);
  const { code, requestId, status } = answer.refusal;
  return data({ typed, faults: {}, refusal: { code, requestId } }, { status });
}

export default function Register({ actionData }: Route.ComponentProps) {
  const t = useT('admin');
  const answered = actionData;
  const [search] = useSearchParams();
  const busy = useSending();
  const form = useFaultFocus(answered);
  const faults: RegistrationFaults = answered?.faults ?? {};
  const linked = search.get('invite') ?? '';

  return (
    <Gate title={t('registerTitle')}>
      <PageHead title={t('registerMeta')} />
      <EnrolmentSteps at="account" />
      <p className="mb-6 text-muted">{t('registerText')}</p>
      <Form ref={form} method="post" noValidate className="space-y-5">
        {answered?.refusal && !busy && (
          <Refused refusal={answered.refusal} fallback={t('actFailed')} />
        )}
        <Field
          name="name"
          label={t('name')}
          help={t('nameHelp')}
          autoComplete="name"
          defaultValue={answered?.typed.name}
          error={faults.name && t(faults.name)}
        />
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={answered?.typed.email}
          error={faults.email && t(faults.email)}
        />
        <PasswordField
          name="password"
          label={t('password')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          error={faults.password && t(faults.password)}
        />
        {linked === '' || faults.inviteCode ? (
          <Field
            name="inviteCode"
            label={t('inviteCode')}
            help={t('inviteCodeHelp')}
            autoComplete="off"
            spellCheck={false}
            defaultValue={answered?.typed.inviteCode ?? linked}
            error={faults.inviteCode && t(faults.inviteCode)}
          />
        ) : (
          <input type="hidden" name="inviteCode" value={linked} />
        )}
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('creatingAccount') : t('createAccount')}
        </Button>
      </Form>
    </Gate>
  );
}
