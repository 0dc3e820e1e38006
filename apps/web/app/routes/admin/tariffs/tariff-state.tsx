import type { TariffLine } from '@waypost/contract/client';
import { CircleCheck, CircleSlash, Clock, History } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS = {
  in_force: { icon: CircleCheck, colours: 'bg-delivered-ground text-delivered' },
  coming: { icon: Clock, colours: 'bg-panel text-ink' },
  past: { icon: History, colours: 'bg-panel text-muted' },
  withdrawn: { icon: CircleSlash, colours: 'bg-panel text-muted' },
};

export function TariffState({ state }: Pick<TariffLine, 'state'>) {
  const t = useT('console-tariffs');
  const { icon: Icon, colours } = LOOKS[state];
  return (
    <Badge icon={<Icon aria-hidden="true" className="size-4" />} className={colours}>
      {t(`state.${state}`)}
    </Badge>
  );
}
