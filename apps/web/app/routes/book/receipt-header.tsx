import type { Receipt } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Printer } from 'lucide-react';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';

/** What the shipper still has to do, and where on the page. */
const TO_DO = { awaiting_activation: '#activate', awaiting_payment: '#transfer' } as const;

/** What the state of the booking is, and the one thing to do next. */
export function ReceiptHeader({ receipt }: { receipt: Receipt }) {
  const t = useT('receipt');
  const frame = useT('frame');
  const title = useReceiptTitle(receipt);
  const number = formatTrackingNumber(receipt.trackingNumber);
  const { cancelledAt, hold, orderReference } = receipt;
  const toDo = cancelledAt === null && hold !== null && hold !== 'payment_failed' ? hold : null;
  return (
    <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
      <PageHead title={frame('pageTitle', { title: `${t('subtitle')} ${number}: ${title}` })} />
      <div className="lg:col-span-7">
        <p className="text-muted">
          {t('subtitle')} · <Time at={receipt.bookedAt} />
        </p>
        <h1 className="wide mt-2 text-4xl sm:text-5xl print:text-3xl">{title}</h1>
        <p className="mt-5">
          <span className="block text-sm text-muted">{t('trackingId')}</span>
          <span className="numerals text-2xl sm:text-3xl" data-testid="tracking-number">
            {number}
          </span>
        </p>
        {orderReference !== null && (
          <p className="mt-2">
            <span className="text-sm text-muted">{t('orderReference')}</span>{' '}
            <span className="font-semibold wrap-anywhere">{orderReference}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-3 lg:col-span-5 lg:justify-end print:hidden">
        {toDo !== null && <LinkButton to={TO_DO[toDo]}>{t(`toDo.${toDo}`)}</LinkButton>}
        <LinkButton
          look={toDo === null ? 'primary' : 'secondary'}
          to={`/track?ref=${receipt.trackingNumber}`}
        >
          {t('trackShipment')}
        </LinkButton>
        <LinkButton look={toDo === null ? 'secondary' : 'quiet'} to="/services/express">
          {t('createAnother')}
        </LinkButton>
        <LinkButton look="quiet" to="/dashboard">
          {t('dashboard')}
        </LinkButton>
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('print')}
        </Button>
      </div>
    </header>
  );
}

function useReceiptTitle({ cancelledAt, hold }: Receipt): string {
  const t = useT('receipt');
  if (cancelledAt !== null) return t('cancelledTitle');
  if (hold === 'payment_failed') return t('state.failed');
  return t(hold === null ? 'title' : `title.${hold}`);
}
