import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';

const LOOKS = {
  waiting: { icon: Clock, colours: 'text-out-for-delivery' },
  delivered: { icon: CircleCheck, colours: 'text-delivered' },
  ended: { icon: CircleX, colours: 'text-exception' },
};

export function DeliveryState({ state }: { state: keyof typeof LOOKS }) {
  const t = useT('webhooks');
  const { icon: Icon, colours } = LOOKS[state];
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-sm font-semibold', colours)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`delivery.${state}`)}
    </span>
  );
}
