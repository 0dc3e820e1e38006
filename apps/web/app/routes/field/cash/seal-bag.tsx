import type { CashDesk, FieldCashAmount } from '@waypost/contract/client';
import { formatMoney } from '@waypost/i18n/formats';
import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { giveSignal } from '../scanning/signals.ts';
import { useWedge } from '../scanning/use-wedge.ts';
import { callApi } from '../store/call-api.ts';
import { AmountFields } from './amount-fields.tsx';
import { NotTold } from './not-told.tsx';
import { readAmounts, type TypedAmounts } from './typed-amounts.ts';
import { useAnswer } from './use-answer.ts';
import { useFormId } from './use-form-id.ts';

const DESK = '/field/cash/desk';
/** Same limit as the api. */
const LONGEST_SEAL = 40;

/** Cash of the hub goes to the bank in a bag whose seal has a number. */
export function SealBag() {
  const t = useT('field');
  const { answer } = useAnswer<CashDesk>('/api/field/cash/desk');
  const [sealed, setSealed] = useState('');
  if (sealed !== '') {
    return (
      <Frame
        title={t('bag.title')}
        acts={
          <LinkButton to={DESK} size="large">
            {t('count.back')}
          </LinkButton>
        }
      >
        <Notice tone="good" title={t('bag.done', { seal: sealed })} />
      </Frame>
    );
  }
  if (answer === null || !answer.ok) {
    return <NotTold title={t('bag.title')} back={DESK} answer={answer} />;
  }
  const atHub = answer.data.atHub.filter(({ cents }) => cents > 0);
  return <BagForm atHub={atHub} sealed={setSealed} />;
}

type BagFormProps = { atHub: readonly FieldCashAmount[]; sealed: (seal: string) => void };

function BagForm({ atHub, sealed }: BagFormProps) {
  const t = useT('field');
  const locale = useLocale();
  const [seal, setSeal] = useState('');
  const [typed, setTyped] = useState<TypedAmounts>({});
  const [isTried, setTried] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { idOf } = useFormId();
  const fields = { ...Object.fromEntries(atHub.map(({ currency }) => [currency, ''])), ...typed };
  const { amounts, malformed } = readAmounts(fields);
  useWedge((text) => {
    setSeal(text.trim().slice(0, LONGEST_SEAL));
    giveSignal('good');
  });

  const store = async () => {
    setTried(true);
    if (malformed.length > 0) return;
    const filled = amounts.filter(({ cents }) => cents > 0);
    if (seal.trim() === '') return setTrouble(t('bag.sealNeeded'));
    if (filled.length === 0) return setTrouble(t('bag.nothing'));
    setBusy(true);
    const bag = { seal: seal.trim(), amounts: filled };
    const answer = await callApi('/api/field/cash/deposits', {
      method: 'POST',
      body: { depositId: idOf(bag), ...bag },
    });
    setBusy(false);
    if (answer.ok) return sealed(bag.seal);
    setTrouble(answer.code === 'away' ? t('cash.away') : answer.message);
  };
  return (
    <Frame
      title={t('bag.title')}
      back={DESK}
      acts={
        <>
          {trouble !== '' && <Notice tone="problem" title={trouble} />}
          <Button form="bag" type="submit" size="large" busy={isBusy}>
            {t('bag.do')}
          </Button>
        </>
      }
    >
      <form
        id="bag"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        <Field
          label={t('bag.seal')}
          help={t('bag.sealHelp')}
          value={seal}
          maxLength={LONGEST_SEAL}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setSeal(currentTarget.value);
            setTrouble('');
          }}
        />
        <AmountFields
          typed={fields}
          malformed={isTried ? malformed : []}
          isClosed
          help={(currency) => {
            const there = atHub.find((each) => each.currency === currency);
            return there && t('bag.atHub', { amount: formatMoney(there.cents, currency, locale) });
          }}
          onTyped={(next) => {
            setTyped(next);
            setTrouble('');
          }}
        />
      </form>
    </Frame>
  );
}
