import { centsFromText } from '@waypost/domain/money';
import type { Faults } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useWords } from '../../../parcels/words.ts';
import { Field } from '../../../ui/field.tsx';
import { useTyped } from './act-form.tsx';
import { useShipment } from './frame.tsx';

/** Must be exactly the amount owed; the api refuses anything else. */
export function AmountField() {
  const t = useT('console-edits');
  const typed = useTyped();
  const { money } = useWords();
  const { shipment } = useShipment();
  const owedCents = shipment.money.books?.owedCents ?? 0;
  return (
    <Field
      {...typed('cents', owedCents > 0 ? (owedCents / 100).toFixed(2) : '')}
      label={t('amount')}
      help={t('owed', { amount: money(owedCents, shipment.currency) })}
      inputMode="decimal"
      autoComplete="off"
      unit="€"
    />
  );
}

/** An amount as people type it. */
export function readAmount(form: FormData): { cents: number } | { faults: Faults } {
  const typed = textIn(form, 'cents');
  const cents = centsFromText(typed);
  if (cents !== null && cents !== 0) return { cents };
  return { faults: { cents: typed.trim() === '' ? 'required' : 'malformed' } };
}
