import type { RoundLine } from '@waypost/contract/client';
import {
  CheckCheck,
  CircleDashed,
  ListChecks,
  PackageOpen,
  Send,
  Truck,
  Undo2,
  X,
} from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';

const ICONS = {
  draft: CircleDashed,
  planned: ListChecks,
  released: Send,
  loading: PackageOpen,
  out: Truck,
  back: Undo2,
  closed: CheckCheck,
  cancelled: X,
} as const;

export function RoundBadge({ state }: Pick<RoundLine, 'state'>) {
  const t = useT('console-dispatch');
  const Icon = ICONS[state];
  return (
    <Badge
      icon={<Icon aria-hidden="true" className="size-4" />}
      className="bg-panel text-ink whitespace-nowrap"
    >
      {t(`state.${state}`)}
    </Badge>
  );
}
