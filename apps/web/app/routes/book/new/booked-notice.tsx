import type { OwnShipment } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Printer } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { NEW_SHIPMENT } from './new-paths.ts';

type BookedNoticeProps = { shipment: OwnShipment; isNotKept: boolean };

/** What was booked last, with its label, over the form of the next one. */
export function BookedNotice({ shipment, isNotKept }: BookedNoticeProps) {
  const t = useT('new-shipment');
  const words = useT('shipments');
  const { id, receiptId, trackingNumber, toName } = shipment;
  const number = formatTrackingNumber(trackingNumber);
  return (
    <Notice tone="good" title={t('booked', { number, name: toName })} className="mb-8">
      <p>{t('bookedText')}</p>
      {isNotKept && <p>{t('notKept')}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {receiptId !== null && (
          <>
            <LinkButton size="small" to={`/receipt/${receiptId}/label.pdf`} reloadDocument>
              <Printer aria-hidden="true" className="size-4" />
              {t('label')}
            </LinkButton>
            <LinkButton size="small" look="secondary" to={`${NEW_SHIPMENT}?like=${id}`}>
              {t('like')}
            </LinkButton>
            <TextLink to={`/receipt/${receiptId}`} className="py-2">
              {words('receipt')}
            </TextLink>
          </>
        )}
      </div>
    </Notice>
  );
}
