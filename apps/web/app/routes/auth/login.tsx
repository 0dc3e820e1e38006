import { login } from '@waypost/contract/client';
import { useEffect, useRef, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { ask } from '../../platform/answer.server.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { Refused } from '../../platform/refused.tsx';
import { safeReturnPath, withReturnPath } from '../../platform/return-path.ts';
import { findCustomer } from '../../platform/session.server.ts';
import { textIn } from '../../platform/form-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { TaskPage } from '../../frame/task-page.tsx';
import { enterCode, findWaitingAttempt, sendNewCode } from './code-attempt.server.ts';
import { CodeStep } from './code-step.tsx';
import type { Route } from './+types/login.ts';

/** What the sign-in page may tell people who were sent to it. Anything else in the address is ignored. */
const NOTICES = ['passwordReset', 'emailConfirmed', 'sessionsEnded', 'accountErased'] as const;
type SignInNotice = (typeof NOTICES)[number];

function readNotice(value: string | null): SignInNotice | undefined {
  return NOTICES.find((known) => known === value);
}

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const from = safeReturnPath(searchParams.get('from'));
  if ((await findCustomer(request)) !== null) throw redirect('/dashboard');
  const notice = readNotice(searchParams.get('notice'));
  const startAgain = searchParams.has('again') || notice !== undefined;
  const attempt = startAgain ? null : await findWaitingAttempt(request, 'sign_in');
  return { from, notice, attempt };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('intent') === 'verify') return enterCode(request, form);
  if (form.get('intent') === 'resend') return sendNewCode(request, form);

  const email = textIn(form, 'email').trim();
  const password = textIn(form, 'password');
  if (email === '' || password.trim() === '') {
    return data({ step: 'form', email, refusal: null } as const, { status: 400 });
  }
  const answer = await ask(request, login, { body: { email, password } });
  if (!answer.ok) {
    const { refusal } = answer;
    return data({ step: 'form', email, refusal } as const, { status: refusal.status });
  }
  const from = safeReturnPath(new URL(request.url).searchParams.get('from'));
  return redirect(withReturnPath('/auth/login', from), 303);
}

export default function Login({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { from, attempt } = loaderData;
  if (attempt === null) return <LoginForm loaderData={loaderData} answered={answered} />;
  return (
    <CodeStep
      purpose="login"
      email={attempt.email}
      resendAt={attempt.resendAt}
      answered={answered?.step === 'code' ? answered : undefined}
      back={
        from === undefined ? '/auth/login?again' : `${withReturnPath('/auth/login', from)}&again`
      }
    />
  );
}

type LoginFormProps = {
  loaderData: Route.ComponentProps['loaderData'];
  answered: Route.ComponentProps['actionData'];
};

function LoginForm({ loaderData, answered }: LoginFormProps) {
  const { from, notice } = loaderData;
  const t = useT('auth');
  const answers = useT('answers');
  const scripted = useScripted();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formMethod === 'POST';
  const [seen, setSeen] = useState<unknown>();
  const [filled, setFilled] = useState(false);
  const shown = answered === seen || answered?.step !== 'form' ? undefined : answered;

  const check = () =>
    setFilled(isFilled(form.current, 'email') && isFilled(form.current, 'password'));
  useEffect(check, []);

  return (
    <TaskPage
      metaTitle={t('loginMetaTitle')}
      title={t('loginTitle')}
      lead={from === undefined ? t('loginLead') : t('returnNote')}
      aside={
        <p>
          {t('noAccount')}{' '}
          <Link
            to={withReturnPath('/auth/register', from)}
            className="font-semibold underline underline-offset-4"
          >
            {t('registerLink')}
          </Link>
        </p>
      }
    >
      {notice !== undefined && answered === undefined && (
        <Notice tone="good" title={answers(notice)} />
      )}
      {shown !== undefined && shown.refusal === null && (
        <Notice tone="problem" title={t('loginIncomplete')} />
      )}
      {shown?.refusal && <Refused refusal={shown.refusal} fallback={t('loginFailed')} />}
      <Form
        method="post"
        noValidate
        ref={form}
        onInput={() => {
          check();
          setSeen(answered);
        }}
        className="space-y-5"
      >
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          required
          defaultValue={shown?.email}
        />
        <div>
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
          />
          <p className="mt-2">
            <Link to="/auth/forgot" className="font-semibold underline underline-offset-4">
              {t('forgotLink')}
            </Link>
          </p>
        </div>
        <Button type="submit" className="w-full" disabled={(scripted && !filled) || busy}>
          {busy ? t('loginBusy') : t('loginContinue')}
        </Button>
      </Form>
    </TaskPage>
  );
}

/** Browsers hide autofilled values until the first click, but report that they filled them in. */
function isFilled(form: HTMLFormElement | null, name: string): boolean {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return false;
  return input.value.trim() !== '' || input.matches(':autofill');
}
