import type { Receipt } from '@waypost/contract/client';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';

/** What has just happened, or what changes everything below it. */
export function ReceiptNews({ receipt }: { receipt: Receipt }) {
  const t = useT('receipt');
  const [params] = useSearchParams();
  if (receipt.cancelledAt !== null) {
    return (
      <Notice tone="note" title={t('cancelled')} className="mt-8">
        {t('cancelledAt')} <Time at={receipt.cancelledAt} />
      </Notice>
    );
  }
  if (params.get('done') === 'activate' && receipt.hold === null) {
    return <Notice tone="good" title={t('activated')} className="mt-8" />;
  }
  if (params.get('address') === 'not-kept') {
    return <Notice tone="note" title={t('addressNotKept')} className="mt-8" />;
  }
  if (params.get('duplicate') === 'failed') {
    return <Notice tone="problem" title={t('duplicateFailed')} className="mt-8" />;
  }
  return null;
}
