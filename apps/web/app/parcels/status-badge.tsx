import type { Status } from '@waypost/domain/tracking';
import { Ban, CircleCheck, MapPinned, PackageCheck, Tag, TriangleAlert, Truck } from 'lucide-react';
import { useT } from '../platform/catalogs.tsx';
import { Badge } from '../ui/badge.tsx';

const LOOKS = {
  Created: { icon: Tag, colours: 'bg-created-ground text-created' },
  'Picked Up': { icon: PackageCheck, colours: 'bg-picked-up-ground text-picked-up' },
  'In Transit': { icon: Truck, colours: 'bg-in-transit-ground text-in-transit' },
  'Out for Delivery': {
    icon: MapPinned,
    colours: 'bg-out-for-delivery-ground text-out-for-delivery',
  },
  Delivered: { icon: CircleCheck, colours: 'bg-delivered-ground text-delivered' },
  Exception: { icon: TriangleAlert, colours: 'bg-exception-ground text-exception' },
  Cancelled: { icon: Ban, colours: 'bg-cancelled-ground text-cancelled' },
} satisfies Record<Status, unknown>;

export function StatusBadge({ status }: { status: Status }) {
  const t = useT('parcels');
  const { icon: Icon, colours } = LOOKS[status];
  return (
    <Badge className={colours} icon={<Icon aria-hidden="true" className="size-4" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
