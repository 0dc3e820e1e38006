import { changeStaffPassword } from '@waypost/contract/client';
import { data, Form, redirect, useActionData } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { textIn } from '../../platform/form-text.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ME } from './admin-paths.ts';
import { CodeAgain } from './code-again.tsx';
import { isLongEnough } from './registration.ts';
import { readSecondFactor } from './second-factor-code.ts';
import { signedInContext } from './signed-in.ts';
import { useSending } from './use-sending.ts';
import { useFaultFocus } from '../../platform/form-reply.ts';
import type { Route } from './+types/own-password.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { email, secondFactor } = context.get(signedInContext).admin;
  return { email, secondFactor };
}

type Faults = { current?: 'passwordMissing'; next?: 'passwordShort'; code?: 'codeMalformed' };
type Answered = { faults: Faults; refusal: ShownRefusal | null };

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const currentPassword = textIn(form, 'currentPassword');
  const newPassword = textIn(form, 'newPassword');
  const secondFactor = readSecondFactor(textIn(form, 'code')) ?? undefined;
  const faults: Faults = {
    ...(currentPassword === '' && { current: 'passwordMissing' }),
    ...(!isLongEnough(newPassword) && { next: 'passwordShort' }),
    ...(form.has('code') && secondFactor === undefined && { code: 'codeMalformed' }),
  };
  if (Object.keys(faults).length > 0) {
    return data<Answered>({ faults, refusal: null }, { status: 400 });
  }
  const body = { currentPassword, newPassword, ...(secondFactor && { secondFactor }) };
  const answer = await ask(request, changeStaffPassword, { body });
  if (answer.ok) return redirect(`${ME}?done=password`, 303);
  const { code, requestId, status } = answer.refusal;
  return data<Answered>({ faults: {}, refusal: { code, requestId } }, { status });
}

export { ConsoleError as ErrorBoundary } from './console-error.tsx';

export default function OwnPassword({ loaderData }: Route.ComponentProps) {
  const t = useT('admin');
  const { email, secondFactor } = loaderData;
  const answered = useActionData<Answered>();
  const busy = useSending();
  const form = useFaultFocus(answered);
  const faults = answered?.faults ?? {};
  return (
    <>
      <PageHead title={t('ownPasswordMeta')} />
      <h1 className="wide mb-3 text-2xl">{t('ownPasswordTitle')}</h1>
      <p className="mb-6 max-w-prose text-muted">{t('ownPasswordText')}</p>
      <Form ref={form} method="post" noValidate className="max-w-md space-y-5">
        {answered?.refusal && !busy && (
          <Refused refusal={answered.refusal} fallback={t('actFailed')} />
        )}
        {/* tells password managers whose password changes */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="currentPassword"
          label={t('currentPassword')}
          autoComplete="current-password"
          error={faults.current && t(faults.current)}
        />
        <PasswordField
          name="newPassword"
          label={t('newPassword')}
          help={t('passwordHelp')}
          autoComplete="new-password"
          error={faults.next && t(faults.next)}
        />
        {secondFactor && <CodeAgain help={t('codeHelp')} fault={faults.code} />}
        <Button type="submit" className="w-full" busy={busy}>
          {busy ? t('saving') : t('changePassword')}
        </Button>
        <p>
          <TextLink to={ME} className="py-2">
            {t('backToMe')}
          </TextLink>
        </p>
      </Form>
    </>
  );
}
