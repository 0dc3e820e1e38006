import type { FieldCashAmount } from '@waypost/contract/client';
import { centsFromText } from '@waypost/domain/money';

/** Typed text by currency. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** Parses the typed amounts and leaves out empty fields. */
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
