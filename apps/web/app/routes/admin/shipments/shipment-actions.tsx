import type { StaffShipmentLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { useT } from '../../../platform/catalogs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type ShipmentActionsProps = {
  shipment: Pick<StaffShipmentLine, 'id' | 'trackingNumber' | 'status' | 'hold'>;
};

/** What can be done with a shipment, in its row and on its page. */
export function ShipmentActions({ shipment }: ShipmentActionsProps) {
  const t = useT('console-shipments');
  const number = formatTrackingNumber(shipment.trackingNumber);
  return (
    <TextLink
      // what the public sees, beside the console
      to={`/track?ref=${shipment.trackingNumber}`}
      reloadDocument
      aria-label={t('trackOf', { number })}
      className="py-2"
    >
      {t('track')}
    </TextLink>
  );
}
