import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { RouteLine } from '../../ui/route-line.tsx';
import { CHECKOUT_STEPS, type CheckoutStep, goTo, stepBefore } from './checkout-steps.ts';

function useStepNames(): Record<CheckoutStep, string> {
  const t = useT('checkout');
  const billing = useT('billing');
  const handover = useT('handover');
  return {
    shipper: t('shipperTitle'),
    recipient: t('recipientTitle'),
    handover: handover('title'),
    shipment: billing('shipmentTitle'),
    payment: t('paymentTitle'),
    confirm: t('stepConfirm'),
  };
}

type StepProps = { name: CheckoutStep; shown: CheckoutStep; children: ReactNode };

/** The fields of one step. Hidden ones stay in the form, so that it is always sent whole. */
export function Step({ name, shown, children }: StepProps) {
  const frame = useT('frame');
  const before = stepBefore(name);
  return (
    <div
      role="group"
      aria-label={useStepNames()[name]}
      data-step={name}
      tabIndex={-1}
      className={classes('space-y-5 outline-none lg:space-y-10', name !== shown && 'max-lg:hidden')}
    >
      {children}
      {before !== undefined && (
        <Button type="submit" {...goTo(before)} look="quiet" className="lg:hidden">
          {frame('back')}
        </Button>
      )}
    </div>
  );
}

/** How far along the booking is; a wide screen shows all of it at once. */
export function StepLine({ shown }: { shown: CheckoutStep }) {
  const t = useT('checkout');
  const names = useStepNames();
  const here = CHECKOUT_STEPS.indexOf(shown);
  const stations = CHECKOUT_STEPS.map((step, at) => {
    if (at === here)
      return { name: names[step], state: 'current', note: t('stepCurrent') } as const;
    // six names would run into each other on a phone
    const name = <span className="max-sm:sr-only">{names[step]}</span>;
    if (at < here) return { name, state: 'reached', note: t('stepDone') } as const;
    return { name, state: 'ahead', note: t('stepAhead') } as const;
  });
  return (
    <div className="lg:hidden">
      <RouteLine label={t('stepsLabel')} stations={stations} />
    </div>
  );
}
