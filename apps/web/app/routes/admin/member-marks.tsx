import type { PermissionSet } from '@waypost/contract/permission-sets';
import { CircleCheck, CircleSlash, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useT } from '../../platform/catalogs.tsx';
import { Badge } from '../../ui/badge.tsx';

const SET_COLOURS: Record<PermissionSet, string> = {
  support: 'bg-in-transit-ground text-in-transit',
  operations: 'bg-out-for-delivery-ground text-out-for-delivery',
  finance: 'bg-delivered-ground text-delivered',
  owner: 'bg-picked-up-ground text-picked-up',
};

export function SetBadge({ set }: { set: PermissionSet }) {
  const t = useT('admin');
  return <Badge className={SET_COLOURS[set]}>{t(`set.${set}`)}</Badge>;
}

export function SecondFactorState({ on }: { on: boolean }) {
  const t = useT('admin');
  const Icon = on ? ShieldCheck : ShieldAlert;
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <Icon
        aria-hidden="true"
        className={on ? 'size-4 self-center text-delivered' : 'size-4 self-center text-exception'}
      />
      {on ? t('secondFactorOn') : t('secondFactorOff')}
    </span>
  );
}

export function AccountState({ active }: { active: boolean }) {
  const t = useT('admin');
  const Icon = active ? CircleCheck : CircleSlash;
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <Icon
        aria-hidden="true"
        className={active ? 'size-4 self-center text-delivered' : 'size-4 self-center text-muted'}
      />
      {active ? t('active') : t('inactive')}
    </span>
  );
}

/** Breaks behind the at-sign before it breaks anywhere else. */
export function Address({ email }: { email: string }) {
  const [name, domain] = email.split('@', 2);
  return (
    <span className="wrap-anywhere">
      {name}@<wbr />
      {domain}
    </span>
  );
}
