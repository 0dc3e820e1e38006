import { Send } from 'lucide-react';
import { Form } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { useSending } from '../../../platform/post-form.tsx';
import { Refused } from '../../../platform/refused.tsx';
import { Button } from '../../../ui/button.tsx';

/** The id is created with the page, so repeated clicks send one mail. */
export function ResendForm({ resendId }: { resendId: string }) {
  const t = useT('console-mails');
  const refusal = useReply()?.refusal;
  const busy = useSending();
  return (
    <Form method="post" preventScrollReset className="space-y-3 border-t-2 border-ink pt-4">
      <h2 className="text-lg">{t('resendTitle')}</h2>
      <p className="text-sm text-muted">{t('resendText')}</p>
      <input type="hidden" name="resendId" value={resendId} />
      {refusal && !busy && <Refused refusal={refusal} fallback={t('resendFailed')} />}
      <Button type="submit" look="secondary" size="small" busy={busy}>
        <Send aria-hidden="true" className="size-4" />
        {busy ? t('sending') : t('resend')}
      </Button>
    </Form>
  );
}
