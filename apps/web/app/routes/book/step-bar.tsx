import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { type CheckoutStep, goTo, stepAfter } from './checkout-steps.ts';
import { type Choice, ChosenCharges } from './chosen-charges.tsx';
import { ConfirmButton, type Readiness } from './confirm-button.tsx';

type StepBarProps = Readiness & { choice: Choice; shown: CheckoutStep };

/** The total and the way on, in sight at every step; wide screens have the charges at the side. */
export function StepBar({ choice, shown, ...readiness }: StepBarProps) {
  const t = useT('checkout');
  const words = useT('parcels');
  const { money } = useWords();
  const next = stepAfter(shown);
  const waitsForCard = useScripted() && shown === 'payment' && readiness.isCardMissing;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t border-hairline bg-ground px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden">
      <div>
        <p className="text-sm text-muted">{words('total')}</p>
        <ChosenCharges choice={choice}>
          {({ totalCents, currency }) => (
            <p data-testid="total" className="wide text-xl tabular-nums">
              {money(totalCents, currency)}
            </p>
          )}
        </ChosenCharges>
      </div>
      <div className="min-w-0 basis-3/5">
        {next === undefined ? (
          <ConfirmButton {...readiness} />
        ) : (
          <Button type="submit" {...goTo(next)} className="w-full text-lg" disabled={waitsForCard}>
            {t('continue')}
          </Button>
        )}
        {waitsForCard && <p className="mt-1 text-sm">{t('continueNeedsCard')}</p>}
      </div>
    </div>
  );
}
