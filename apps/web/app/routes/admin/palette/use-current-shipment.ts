import type { StaffShipment } from '@waypost/contract/client';
import { useRouteLoaderData } from 'react-router';

/** The shipment that the page shows, by itself or beside the list. */
export function useCurrentShipment(): StaffShipment | null {
  const page = useRouteLoaderData<StaffShipment>('routes/admin/shipments/shipment');
  const panel = useRouteLoaderData<{ shipment: StaffShipment | null } | null>(
    'routes/admin/shipments/panel',
  );
  return page ?? panel?.shipment ?? null;
}
