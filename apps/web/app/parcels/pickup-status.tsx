import type { PickupStatus as Status } from '@waypost/domain/pickups';
import { Ban, CalendarCheck, CalendarOff, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useT } from '../platform/catalogs.tsx';
import { Badge } from '../ui/badge.tsx';

const LOOKS = {
  Requested: { icon: Clock, colours: 'bg-created-ground text-created' },
  Scheduled: { icon: CalendarCheck, colours: 'bg-in-transit-ground text-in-transit' },
  Collected: { icon: CircleCheck, colours: 'bg-delivered-ground text-delivered' },
  Missed: { icon: TriangleAlert, colours: 'bg-exception-ground text-exception' },
  Cancelled: { icon: Ban, colours: 'bg-cancelled-ground text-cancelled' },
  'No Place': { icon: TriangleAlert, colours: 'bg-exception-ground text-exception' },
  Skipped: { icon: CalendarOff, colours: 'bg-cancelled-ground text-cancelled' },
} satisfies Record<Status, unknown>;

export function PickupStatus({ status }: { status: Status }) {
  const t = useT('pickups');
  const { icon: Icon, colours } = LOOKS[status];
  return (
    <Badge className={colours} icon={<Icon aria-hidden="true" className="size-4" />}>
      {t(`status.${status}`)}
    </Badge>
  );
}
