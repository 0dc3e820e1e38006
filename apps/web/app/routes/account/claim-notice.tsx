import { useEffect } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Refused, type ShownRefusal } from '../../platform/refused.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Changes } from './changes.tsx';

type Answered = { claimed: number | null; refusal?: ShownRefusal };

/** Offers what was booked with the same address before there was an account. */
export function ClaimNotice({ claimable }: { claimable: number }) {
  const t = useT('shipments');
  const toast = useToast();
  const busy = useNavigation().formMethod === 'POST';
  const answered = useActionData<Answered>();
  const claimed = answered?.claimed ?? 0;
  useEffect(() => {
    if (claimed > 0) toast(t('claimed', { count: claimed }));
  }, [claimed, toast, t]);

  return (
    <>
      {answered?.refusal !== undefined && (
        <Refused refusal={answered.refusal} fallback={t('claimFailed')} />
      )}
      {claimable > 0 && (
        <Notice tone="note" title={t('claimTitle', { count: claimable })} className="mb-6">
          <p>{t('claimText', { count: claimable })}</p>
          <Form method="post" action="?index" preventScrollReset>
            <Changes className="mt-3">
              <Button type="submit" look="secondary" size="small" busy={busy}>
                {t('claim')}
              </Button>
            </Changes>
          </Form>
        </Notice>
      )}
    </>
  );
}
