import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { TaskPage } from '../../frame/task-page.tsx';
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
  const [seen, setSeen] = useState<CodeAnswer>();
  const shown = answered === seen ? undefined : answered;
  return (
    <TaskPage
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
      <CodeForm
        // empty again after every answer: the next thing to do is to type
        key={attemptKeyOf(answered)}
        email={email}
        isMissing={shown?.missing === true}
        onType={() => setSeen(answered)}
      />
      <div>
        <p className="text-muted">{t('codeSpam')}</p>
        <Resend email={email} resendAt={resendAt} />
      </div>
    </TaskPage>
  );
}

function attemptKeyOf(answered: CodeAnswer | undefined): string {
  const refusal = answered?.refusal ?? answered?.resendRefusal;
  return refusal?.requestId ?? `${answered?.missing} ${answered?.resent}`;
}

type CodeFormProps = { email: string; isMissing: boolean; onType: () => void };

function CodeForm({ email, isMissing, onType }: CodeFormProps) {
  const t = useT('auth');
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const scripted = useScripted();
  const busy = useIntent();
  useEffect(() => input.current?.focus(), []);
  return (
    <Form method="post" noValidate onInput={onType} className="space-y-6">
      <input type="hidden" name="intent" value="verify" />
      <input type="hidden" name="email" value={email} />
      <CodeInput
        ref={input}
        name="otp"
        label={t('codeLabel')}
        error={isMissing && t('codeMissing')}
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
  );
}

function Resend({ email, resendAt }: { email: string; resendAt: string }) {
  const t = useT('auth');
  const seconds = useSecondsUntil(resendAt);
  const busy = useIntent();
  return (
    <Form method="post" className="mt-1">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" look="quiet" disabled={busy !== null || seconds > 0}>
        {seconds > 0 ? t('codeResendIn', { seconds }) : t('codeResend')}
      </Button>
    </Form>
  );
}

/** What is being sent at the moment. */
function useIntent() {
  return useNavigation().formData?.get('intent') ?? null;
}
