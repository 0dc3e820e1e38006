import type { CustomerCredit } from '@waypost/contract/client';
import { useState } from 'react';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { Facts, Section } from '../../../ui/panel.tsx';
import { Time } from '../../../ui/time.tsx';

type UserCreditProps = { credit: CustomerCredit | null; maySet: boolean };

/** The credit limit of a customer, who set it and why. */
export function UserCredit({ credit, maySet }: UserCreditProps) {
  const t = useT('console-users');
  const { money } = useWords();
  const sum = (cents: number) => (
    <span className="numerals">{money(cents, credit?.currency ?? 'EUR')}</span>
  );
  return (
    <Section title={t('credit')}>
      {credit === null ? (
        <p className="text-sm text-muted">{t('creditNone')}</p>
      ) : (
        <Facts
          facts={[
            [t('creditLimit'), sum(credit.limitCents)],
            [t('creditOwed'), sum(credit.owedCents)],
            [t('creditLeft'), sum(credit.leftCents)],
          ]}
        />
      )}
      {maySet && <LimitForm key={credit?.limits[0]?.at} />}
      <ul className="mt-3 divide-y divide-hairline text-sm">
        {credit?.limits.map(({ limitCents, reason, staffName, at }) => (
          <li key={at} className="py-2">
            <p className="wrap-anywhere">
              {sum(limitCents)}: {reason || t('creditErased')}
            </p>
            <p className="text-muted">
              {staffName || t('creditFormer')}, <Time at={at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LimitForm() {
  const t = useT('console-users');
  const reply = useReply('credit');
  const field = fieldsOf(reply, (name) =>
    t(name === 'limit' ? 'creditInvalid' : 'creditReasonMissing'),
  );
  // a repeated post is one change
  const [id] = useState(() => reply?.typed['id'] ?? crypto.randomUUID());
  return (
    <PostForm
      intent="credit"
      submit={t('creditSet')}
      sending={t('saving')}
      fallback={t('saveFailed')}
      look="secondary"
      button={{ size: 'small' }}
      className="mt-4 grid gap-3 sm:grid-cols-[10rem_1fr] sm:items-start"
    >
      <input type="hidden" name="id" value={id} suppressHydrationWarning />
      <Field {...field('limit')} label={t('creditNew')} inputMode="decimal" autoComplete="off" />
      <Field {...field('reason')} label={t('creditReason')} maxLength={500} autoComplete="off" />
    </PostForm>
  );
}
