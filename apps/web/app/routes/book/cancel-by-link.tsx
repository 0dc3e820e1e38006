import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ReceiptAnswer } from './booking-answer.ts';

/** For a person who has the receipt's link but has not proved to be the shipper. */
export function CancelByLink({ email }: { email: string }) {
  const t = useT('receipt');
  const answered = useActionData<ReceiptAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'link';
  const shown = answered?.part === 'link' || answered?.part === 'cancel' ? answered : undefined;
  if (shown?.done) {
    return (
      <Notice tone="good" title={t('cancelMailed', { email })} className="mt-4">
        {t('cancelMailedText')}
      </Notice>
    );
  }
  return (
    <Form method="post" action="." className="mt-4 print:hidden">
      {shown?.refusal !== undefined && (
        <Refused refusal={shown.refusal} fallback={t('cancelMailFailed')} className="mb-4" />
      )}
      <p className="mb-3 text-muted">{t('cancelByLink', { email })}</p>
      <Button type="submit" name="intent" value="link" look="secondary" busy={busy}>
        {busy ? t('cancelMailing') : t('cancelMailLink')}
      </Button>
    </Form>
  );
}
