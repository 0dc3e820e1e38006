import type { CashCustody } from '@waypost/contract/client';
import { CASH_SETTLEMENTS } from '@waypost/contract/money-states';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Choices, Field, Select } from '../../../ui/field.tsx';
import { Time } from '../../../ui/time.tsx';

type Difference = CashCustody['differences'][number];
type DifferencesProps = { differences: Difference[]; ids: string[]; mayDecide: boolean };

export function Differences({ differences, ids, mayDecide }: DifferencesProps) {
  const t = useT('console-money');
  const { money } = useWords();
  if (differences.length === 0) return <p>{t('noDifferences')}</p>;
  return (
    <ul className="divide-y divide-hairline border-t-2 border-ink">
      {differences.map((difference, at) => {
        const { holder, name, currency, cents, since } = difference;
        const amount = money(Math.abs(cents), currency);
        return (
          <li key={`${holder} ${currency}`} className="py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p>
                <span className="font-semibold">{name || t('erasedPerson')}</span>{' '}
                <span className="text-muted">
                  {t('since')} <Time at={since} />
                </span>
              </p>
              <p className="numerals">{t(cents > 0 ? 'missing' : 'tooMany', { amount })}</p>
            </div>
            {mayDecide && <Settle difference={difference} id={ids[at] ?? ''} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A refused form stays open and keeps its id, so that a first post that succeeded is not repeated. */
function Settle({ difference, id }: { difference: Difference; id: string }) {
  const t = useT('console-money');
  const { money } = useWords();
  const { holder, name, currency, cents } = difference;
  const intent = `settle ${holder} ${currency}`;
  const reply = useReply(intent);
  const field = fieldsOf(reply, () => t('fieldFault'));
  const amount = money(Math.abs(cents), currency);
  return (
    <details open={reply !== undefined || undefined} className="mt-1">
      <summary
        className="w-fit cursor-pointer py-1.5 font-semibold"
        aria-label={t('settleOf', { amount, name: name || t('erasedPerson') })}
      >
        {t('settle')}
      </summary>
      <PostForm
        intent={intent}
        submit={t('settleIt')}
        sending={t('settling')}
        fallback={t('decideFailed')}
        button={{ size: 'small', className: '' }}
        className="mt-2 max-w-md space-y-4"
      >
        <input type="hidden" name="id" value={reply?.typed['id'] ?? id} />
        <input type="hidden" name="sign" value={cents > 0 ? 1 : -1} />
        <Field
          {...field('cents', (Math.abs(cents) / 100).toFixed(2))}
          label={t('amountSettled')}
          unit={currency}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select name="kind" label={t('settledBy')} defaultValue={reply?.typed['kind']}>
          <Choices
            of={CASH_SETTLEMENTS}
            name={(kind) => t(`settlement.${kind}.${cents > 0 ? 'missing' : 'over'}`)}
          />
        </Select>
        <Field
          {...field('reason')}
          label={t('reason')}
          help={t('settleHelp')}
          maxLength={500}
          autoComplete="off"
        />
      </PostForm>
    </details>
  );
}
