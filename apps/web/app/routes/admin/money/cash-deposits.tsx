import type { StaffCashDeposit } from '@waypost/contract/client';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';

type DepositsProps = { deposits: StaffCashDeposit[]; mayDecide: boolean };

export function Deposits({ deposits, mayDecide }: DepositsProps) {
  const t = useT('console-money');
  if (deposits.length === 0) return <p>{t('noDeposits')}</p>;
  return (
    <ul className="divide-y divide-hairline border-t-2 border-ink">
      {deposits.map((deposit) => (
        <li key={deposit.id} className="py-3">
          <Deposit deposit={deposit} />
          {mayDecide && deposit.receivedAt === null && <Receive deposit={deposit} />}
        </li>
      ))}
    </ul>
  );
}

function Deposit({ deposit }: { deposit: StaffCashDeposit }) {
  const t = useT('console-money');
  const { money } = useWords();
  const { hub, seal, sealedBy, sealedAt, receivedAt, lines } = deposit;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-semibold">{t('sealOf', { seal })}</span>{' '}
          {receivedAt !== null && (
            <Badge className="bg-delivered-ground text-delivered">{t('received')}</Badge>
          )}
        </p>
        <p className="text-muted">
          {hub}, {sealedBy || t('erasedPerson')}, <Time at={sealedAt} />
        </p>
      </div>
      <ul className="text-end">
        {lines.map(({ currency, cents, receivedCents }) => (
          <li key={currency} className="numerals">
            {money(cents, currency)}
            {receivedCents !== null && receivedCents !== cents && (
              <span className="ms-2 text-exception">
                {t('bankCounted', { amount: money(receivedCents, currency) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Receive({ deposit: { id, seal, lines } }: { deposit: StaffCashDeposit }) {
  const t = useT('console-money');
  const intent = `receive ${id}`;
  const reply = useReply(intent);
  const field = fieldsOf(reply, () => t('fieldFault'));
  return (
    <details open={reply !== undefined || undefined} className="mt-1">
      <summary
        className="w-fit cursor-pointer py-1.5 font-semibold"
        aria-label={t('receiveOf', { seal })}
      >
        {t('receive')}
      </summary>
      <PostForm
        intent={intent}
        submit={t('receiveIt')}
        sending={t('receiving')}
        fallback={t('decideFailed')}
        button={{ size: 'small', className: '' }}
        className="mt-2 max-w-md space-y-4"
      >
        {lines.map(({ currency, cents }) => (
          <Field
            key={currency}
            {...field(`received.${currency}`, (cents / 100).toFixed(2))}
            label={t('countedByBank')}
            help={t('countedByBankHelp')}
            unit={currency}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </PostForm>
    </details>
  );
}
