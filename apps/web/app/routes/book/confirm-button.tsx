import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { useScripted } from '../../ui/use-scripted.ts';

export type Readiness = {
  busy: boolean;
  isCardMissing: boolean;
  isPayerMissing: boolean;
};

/** Books. It stands beside the charges on wide screens, and in the bar at the foot of narrow ones. */
export function ConfirmButton({ busy, isCardMissing, isPayerMissing }: Readiness) {
  const t = useT('billing');
  const words = useT('checkout');
  // Without scripts no card can be completed, but any other way to pay can be chosen.
  const waits = useScripted() && (isCardMissing || isPayerMissing);
  return (
    <>
      <Button type="submit" className="w-full text-lg" disabled={busy || waits}>
        {busy ? t('confirming') : t('confirm')}
      </Button>
      {waits && !busy && <p className="mt-2 text-sm">{words('confirmNeedsCard')}</p>}
    </>
  );
}
