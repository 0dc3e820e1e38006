import { useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import type { ReceiptAnswer } from './booking-answer.ts';

/** The code in the shipper's mail, without which a guest's pay on delivery does not count. */
export function ReceiptActivation({ email }: { email: string }) {
  const t = useT('receipt');
  const answered = useActionData<ReceiptAnswer>();
  const busy = useNavigation().formData?.get('intent') ?? null;
  const shown = busy === null ? answered : undefined;
  return (
    <Section id="activate" title={t('activateTitle')} className="print:hidden">
      <p className="mb-5 max-w-prose">{t('activateText', { email })}</p>
      {shown?.part === 'resend' && shown.done && (
        <Notice tone="good" title={t('resent')} className="mb-5" />
      )}
      {shown?.refusal !== undefined && (shown.part === 'resend' || shown.part === 'activate') && (
        <Refused
          refusal={shown.refusal}
          fallback={t(shown.part === 'resend' ? 'resendFailed' : 'activateFailed')}
          className="mb-5"
        />
      )}
      <CodeForm
        // empty again after every answer: the next thing to do is to type
        key={answered?.refusal?.requestId ?? answered?.part}
        isMissing={shown?.missing === true}
        isBusy={busy === 'activate'}
      />
      <Form method="post" className="mt-4">
        <p className="text-muted">{t('codeSpam')}</p>
        <Button
          type="submit"
          name="intent"
          value="resend"
          look="quiet"
          busy={busy === 'resend'}
          disabled={busy === 'activate'}
        >
          {t('resend')}
        </Button>
      </Form>
    </Section>
  );
}

function CodeForm({ isMissing, isBusy }: { isMissing: boolean; isBusy: boolean }) {
  const t = useT('receipt');
  const [code, setCode] = useState('');
  const scripted = useScripted();
  return (
    <Form method="post" noValidate className="space-y-5">
      <input type="hidden" name="intent" value="activate" />
      <CodeInput
        name="code"
        label={t('codeLabel')}
        error={isMissing && t('codeMissing')}
        onCode={setCode}
      />
      <Button type="submit" disabled={(scripted && code.length < 6) || isBusy}>
        {isBusy ? t('activating') : t('activate')}
      </Button>
    </Form>
  );
}
