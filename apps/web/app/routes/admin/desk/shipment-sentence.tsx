import type { DeskItem } from '@waypost/contract/client';
import { type Whereabouts, whereabouts } from '@waypost/i18n/whereabouts';
import { StatusBadge } from '../../../parcels/status-badge.tsx';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useDeskNow } from './use-desk-now.ts';

type ShipmentSentenceProps = { item: DeskItem; shipment: Whereabouts | null };

/** The public tracking status, with links to more. */
export function ShipmentSentence({ item, shipment }: ShipmentSentenceProps) {
  const t = useT('console-desk');
  const sentence = useT('whereabouts');
  const locale = useLocale();
  const now = useDeskNow();
  return (
    <section aria-label={t('shipment')} className="border-t border-hairline pt-3">
      {shipment === null ? (
        <p className="text-muted">{t('noShipment')}</p>
      ) : (
        <>
          <StatusBadge status={shipment.status} />
          <p className="mt-2">{whereabouts(shipment, { now, locale, t: sentence })}</p>
        </>
      )}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <TextLink to={`/admin/shipments/${item.shipmentId}`} className="py-1.5">
          {t('openShipment')}
        </TextLink>
        {/* the public site uses another session, so its pages are loaded in full */}
        <TextLink reloadDocument to={`/track?ref=${item.reference}`} className="py-1.5">
          {t('openTracking')}
        </TextLink>
      </p>
    </section>
  );
}
