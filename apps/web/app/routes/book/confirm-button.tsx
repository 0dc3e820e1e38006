import { useId, useState } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
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
  const [pressed, setPressed] = useState(0);
  const reason = useId();
  return (
    <>
      {/* It can be reached all the same, and pressing it tells why it books nothing yet. */}
      <Button
        type="submit"
        className="w-full text-lg aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
        disabled={busy}
        {...(waits && {
          'aria-disabled': true,
          'aria-describedby': reason,
          onClick: (event) => {
            event.preventDefault();
            setPressed(pressed + 1);
          },
        })}
      >
        {busy ? t('confirming') : t('confirm')}
      </Button>
      {waits && !busy && (
        <div id={reason} className="mt-2">
          {pressed === 0 ? (
            <p className="text-sm">{words('confirmNeedsCard')}</p>
          ) : (
            <Notice key={pressed} tone="problem" title={words('confirmNeedsCard')} />
          )}
        </div>
      )}
    </>
  );
}
