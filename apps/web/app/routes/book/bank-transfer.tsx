import type { Receipt } from '@waypost/contract/client';
import { formatDayAndTime } from '@waypost/i18n/formats';
import type { ReactNode } from 'react';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts, Section } from '../../ui/panel.tsx';

type Transfer = NonNullable<Receipt['bankTransfer']>;

/** Where to send the money. Numbers are shown in groups and copied without them. */
export function BankTransfer({ transfer }: { transfer: Transfer }) {
  const t = useT('receipt');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money } = useWords();
  const payBy = formatDayAndTime(new Date(transfer.payBy), locale, timeZone);
  const amount = (transfer.amountCents / 100).toFixed(2);
  return (
    <Section id="transfer" title={t('transferTitle')}>
      <p className="mb-3" suppressHydrationWarning>
        {t('transferText', { payBy })}
      </p>
      <Facts
        facts={[
          [t('holder'), transfer.accountHolder],
          [
            t('iban'),
            <Copied key="iban" text={transfer.iban.replaceAll(/\s/g, '')} what={t('iban')}>
              {inGroups(transfer.iban)}
            </Copied>,
          ],
          [
            t('bic'),
            <Copied key="bic" text={transfer.bic} what={t('bic')}>
              {transfer.bic}
            </Copied>,
          ],
          [
            t('reference'),
            <Copied key="reference" text={transfer.reference} what={t('reference')}>
              {transfer.reference}
            </Copied>,
          ],
          [
            t('amount'),
            <Copied key="amount" text={amount} what={t('amount')}>
              {money(transfer.amountCents, transfer.currency)}
            </Copied>,
          ],
        ]}
      />
    </Section>
  );
}

/** DE89 3704 0044 0532 0130 00 */
function inGroups(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}

type CopiedProps = { text: string; what: string; children: ReactNode };

function Copied({ text, what, children }: CopiedProps) {
  const t = useT('receipt');
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <span dir="ltr" className="numerals">
        {children}
      </span>
      <CopyButton text={text} what={what} words={{ copy: t('copy'), copied: t('copied') }} />
    </span>
  );
}
