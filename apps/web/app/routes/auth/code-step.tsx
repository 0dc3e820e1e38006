import { useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { AuthPage } from './auth-page.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

export type CodeAnswer = {
  missing?: boolean;
  resent?: boolean;
  refusal?: ShownRefusal;
  resendRefusal?: ShownRefusal;
};

type CodeStepProps = {
  purpose: 'login' | 'register';
  email: string;
  resendAt: string;
  answered: CodeAnswer | undefined;
  /** The address of the form before this step. */
  back: string;
};

/** The mailed code finishes a sign-in or a registration, in the browser that began it. */
export function CodeStep({ purpose, email, resendAt, answered, back }: CodeStepProps) {
  const t = useT('auth');
  const answers = useT('answers');
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [seen, setSeen] = useState<CodeAnswer>();
  const scripted = useScripted();
  const busy = useNavigation().formData?.get('intent') ?? null;
  const shown = answered === seen ? undefined : answered;

  // at first, and after every answer: the next thing to do is to type
  useEffect(() => {
    if (answered === undefined || answered !== seen) input.current?.focus();
  }, [answered, seen]);

  return (
    <AuthPage
      metaTitle={t('codeMetaTitle')}
      title={t('codeTitle')}
      lead={answers('codeSent')}
      aside={
        <Link to={back} className="font-semibold underline underline-offset-4">
          {t(`${purpose}Back`)}
        </Link>
      }
    >
      <p>{t('codeLead', { email })}</p>
      {shown?.resent && <Notice tone="good" title={answers('codeResent')} />}
      {shown?.refusal && <Refused refusal={shown.refusal} fallback={t(`${purpose}CodeFailed`)} />}
      {shown?.resendRefusal && (
        <Refused refusal={shown.resendRefusal} fallback={t(`${purpose}ResendFailed`)} />
      )}
      <Form method="post" noValidate onInput={() => setSeen(answered)} className="space-y-6">
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="email" value={email} />
        <CodeInput
          // empty again after a refusal: a wrong code is not worth correcting
          key={answered?.refusal?.requestId ?? ''}
          ref={input}
          name="otp"
          label={t('codeLabel')}
          error={shown?.missing && t('codeMissing')}
          onCode={setCode}
        />
        <Button
          type="submit"
          className="w-full"
          disabled={(scripted && code.length < 6) || busy !== null}
        >
          {busy === 'verify' ? t('codeBusy') : t('codeVerify')}
        </Button>
      </Form>
      <div>
        <p className="text-muted">{t('codeSpam')}</p>
        <Resend email={email} resendAt={resendAt} busy={busy !== null} />
      </div>
    </AuthPage>
  );
}

function Resend({ email, resendAt, busy }: { email: string; resendAt: string; busy: boolean }) {
  const t = useT('auth');
  const seconds = useSecondsUntil(resendAt);
  return (
    <Form method="post" className="mt-1">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" look="quiet" disabled={busy || seconds > 0}>
        {seconds > 0 ? t('codeResendIn', { seconds }) : t('codeResend')}
      </Button>
    </Form>
  );
}
