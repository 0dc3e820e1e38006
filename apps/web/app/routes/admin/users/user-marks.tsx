import { CircleSlash, ShieldCheck, UserRound } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { Badge } from '../../../ui/badge.tsx';

const ROLE_LOOKS = {
  user: { icon: UserRound, colours: 'bg-panel text-ink' },
  admin: { icon: ShieldCheck, colours: 'bg-picked-up-ground text-picked-up' },
};

export function RoleBadge({ role }: { role: 'user' | 'admin' }) {
  const t = useT('console-users');
  const { icon: Icon, colours } = ROLE_LOOKS[role];
  return (
    <Badge icon={<Icon aria-hidden="true" className="size-4" />} className={colours}>
      {t(`role.${role}`)}
    </Badge>
  );
}

/** Only what is out of the ordinary is marked. */
export function StateMark({ state }: { state: 'active' | 'deactivated' }) {
  const t = useT('console-users');
  if (state === 'active') return null;
  return (
    <span className="flex items-center gap-1.5 text-sm font-semibold text-exception">
      <CircleSlash aria-hidden="true" className="size-4" />
      {t('state.deactivated')}
    </span>
  );
}
