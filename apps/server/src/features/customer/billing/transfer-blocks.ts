import { type Locale, translator } from '@waypost/i18n';
import { formatMoney } from '@waypost/i18n/formats';

type Transfer = { cents: number; currency: string; iban: string; invoiceNumber: string };

/** How to pay what is owed on account: by the number of the invoice its transfer is matched. */
export function transferBlocks(
  locale: Locale,
  { cents, currency, iban, invoiceNumber }: Transfer,
): { paragraph: string }[] {
  if (cents === 0 || iban === '' || invoiceNumber === '') return [];
  const amount = formatMoney(cents, currency, locale);
  const values = { amount, account: iban, number: invoiceNumber };
  return [{ paragraph: translator(locale, 'mail')('reminderTransfer', values) }];
}
