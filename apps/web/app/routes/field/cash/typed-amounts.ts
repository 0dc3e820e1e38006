import type { FieldCashAmount } from '@waypost/contract/client';
import { centsFromText } from '@waypost/domain/money';

/** By currency, as somebody has typed it. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** What was typed; a field that was left empty is nothing of its currency. */
export function readAmounts(typed: TypedAmounts): {
  amounts: FieldCashAmount[];
  malformed: string[];
} {
  const amounts: FieldCashAmount[] = [];
  const malformed: string[] = [];
  for (const [currency, text] of Object.entries(typed)) {
    if (text.trim() === '') continue;
    const cents = centsFromText(text);
    if (cents === null) malformed.push(currency);
    else amounts.push({ currency, cents });
  }
  return { amounts, malformed };
}
