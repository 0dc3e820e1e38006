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
  return on ? (
    <Mark icon={ShieldCheck} colour="text-delivered" text={t('secondFactorOn')} />
  ) : (
    <Mark icon={ShieldAlert} colour="text-exception" text={t('secondFactorOff')} />
  );
}

export function AccountState({ active }: { active: boolean }) {
  const t = useT('admin');
  return active ? (
    <Mark icon={CircleCheck} colour="text-delivered" text={t('active')} />
  ) : (
    <Mark icon={CircleSlash} colour="text-muted" text={t('inactive')} />
  );
}

type MarkProps = { icon: typeof ShieldCheck; colour: string; text: string };

function Mark({ icon: Icon, colour, text }: MarkProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <Icon aria-hidden="true" className={`size-4 self-center ${colour}`} />
      {text}
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
