import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useActionData, useSubmit } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import type { Faults } from '../../platform/form-reply.ts';
import { useSending } from '../../platform/post-form.tsx';
import { withReturnPath } from '../../platform/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { LOGIN } from './admin-paths.ts';
import type { Diagnostics } from './diagnostics.server.ts';
import { type SignInFailure, SignInFailureBox } from './sign-in-failure.tsx';

/** The result of a sign-in that failed. */
export type SignInAnswer = {
  email: string;
  asksCode: boolean;
  faults: Faults;
  failure: SignInFailure | null;
  /** The browser got no answer to the first try; the page retries once by itself. */
  retry: boolean;
};

type FormRef = { current: HTMLFormElement | null };
type LoginFormProps = { from: string | undefined; diagnostics: Diagnostics; notice: ReactNode };

/**
 * Both steps are one form, because the api needs the password again with the code. With scripts the password stays
 * in its hidden field; without, it is typed twice and never put into a page by us.
 */
export function LoginForm({ from, diagnostics, notice }: LoginFormProps) {
  const t = useT('admin');
  const answered = useActionData<SignInAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const [kept, setKept] = useState(false);
  const busy = useSending() || answered?.retry === true;
  const asksCode = answered?.asksCode ?? false;
  const faults = answered?.faults ?? {};
  const failure = busy ? null : (answered?.failure ?? null);
  const tucked = asksCode && kept && !faults['email'] && !faults['password'];
  useRetry(form, answered);
  useFocus(form, answered);

  return (
    <Form ref={form} method="post" noValidate className="space-y-5" onSubmit={() => setKept(true)}>
      {failure !== null && <SignInFailureBox failure={failure} diagnostics={diagnostics} />}
      {answered === undefined && notice}
      {asksCode && (
        <div>
          <h2 className="text-lg">{t('codeTitle')}</h2>
          <p className="mt-1.5 text-muted">{tucked ? t('codeText') : t('codeAgainText')}</p>
        </div>
      )}
      <div className={classes('space-y-5', tucked && 'hidden')}>
        <Field
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={answered?.email}
          error={faults['email'] && t('emailMissing')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={faults['password'] && t('passwordMissing')}
        />
      </div>
      {asksCode && (
        <Field
          name="secondFactor"
          label={t('code')}
          help={t('codeHelp')}
          autoCapitalize="characters"
          autoComplete="one-time-code"
          error={faults['secondFactor'] && t('codeMalformed')}
        />
      )}
      <Button type="submit" className="w-full" busy={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
      {!asksCode && <p className="text-sm text-muted">{t('passwordForgotten')}</p>}
      {asksCode && (
        <p>
          <a
            href={withReturnPath(LOGIN, from)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('startOver')}
          </a>
        </p>
      )}
    </Form>
  );
}

/** Sends the form again once if the network failed; a second failure is shown. */
function useRetry(form: FormRef, answered: SignInAnswer | undefined) {
  const submit = useSubmit();
  const retry = answered?.retry ?? false;
  useEffect(() => {
    if (!retry || form.current === null) return;
    const again = new FormData(form.current);
    again.set('retried', 'yes');
    void submit(again, { method: 'post' });
  }, [retry, form, submit]);
}

/** Focuses the field that needs input, after every answer. */
function useFocus(form: FormRef, answered: SignInAnswer | undefined) {
  useEffect(() => {
    if (form.current === null || answered === undefined) return;
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid=true]');
    const next = form.current.elements.namedItem(answered.asksCode ? 'secondFactor' : 'password');
    (wrong ?? (next as HTMLInputElement)).focus();
  }, [form, answered]);
}
