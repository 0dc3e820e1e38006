import type { StaffShipmentLine } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { ChevronDown } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ShipmentActions } from './shipment-actions.tsx';

/** What can be done with a shipment, in the row of the list. */
export function ShipmentMenu({ shipment }: { shipment: StaffShipmentLine }) {
  const t = useT('console-shipments');
  const number = formatTrackingNumber(shipment.trackingNumber);
  const button = (
    <>
      {t('actions')} <span className="sr-only">{number}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
  return (
    <Menu
      button={button}
      buttonClassName="min-h-6 gap-1 rounded px-2 font-semibold hover:bg-panel @max-2xl:min-h-11"
      className="bg-ground p-2 text-start text-ink"
    >
      <ShipmentActions stacked shipment={shipment} />
    </Menu>
  );
}
