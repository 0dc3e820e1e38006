import type { CashConfirmed, CashDesk, CashToCount } from '@waypost/contract/client';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { callApi } from '../store/call-api.ts';
import { AmountFields } from './amount-fields.tsx';
import { Counted } from './counted.tsx';
import { NotTold } from './not-told.tsx';
import { readAmounts, type TypedAmounts } from './typed-amounts.ts';
import { useAnswer } from './use-answer.ts';

const DESK = '/field/cash/desk';

/** A cashier counts what a courier has declared, without seeing the declared amount. */
export function CountCash() {
  const t = useT('field');
  const { countId = '' } = useParams();
  const { answer } = useAnswer<CashDesk>('/api/field/cash/desk');
  // a count whose answer was lost is no longer in the list, and its result is given to a retry only
  const [kept, setKept] = useState<CashToCount>();
  const [counted, setCounted] = useState<{ name: string; result: CashConfirmed }>();
  if (counted !== undefined) return <Counted {...counted} />;
  if (answer === null || !answer.ok) {
    return <NotTold title={t('count.title')} back={DESK} answer={answer} />;
  }
  const count = kept ?? answer.data.waiting.find((each) => each.countId === countId);
  if (kept !== count) setKept(count);
  if (count === undefined || count.isOwn) return <Navigate to={DESK} replace />;
  const { name } = count.person;
  return <CountForm count={count} counted={(result) => setCounted({ name, result })} />;
}

type CountFormProps = { count: CashToCount; counted: (result: CashConfirmed) => void };

function CountForm({ count: { countId, person, currencies }, counted }: CountFormProps) {
  const t = useT('field');
  const empty = Object.fromEntries((currencies.length > 0 ? currencies : ['EUR']).map(asEmpty));
  const [typed, setTyped] = useState<TypedAmounts>(empty);
  const [isTried, setTried] = useState(false);
  const [isRecount, setRecount] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { amounts, malformed } = readAmounts(typed);

  const confirm = async () => {
    setTried(true);
    if (malformed.length > 0) return;
    if (amounts.length === 0) return setTrouble(t('cash.nothingTyped'));
    setBusy(true);
    const answer = await callApi<CashConfirmed>(`/api/field/cash/counts/${countId}/confirm`, {
      method: 'POST',
      body: { amounts, isRecount },
    });
    setBusy(false);
    if (answer.ok) return counted(answer.data);
    setTrouble(answer.code === 'away' ? t('cash.away') : answer.message);
    if (answer.code !== 'cash_count_differs') return;
    // a second count starts with empty fields
    setRecount(true);
    setTried(false);
    setTyped(Object.fromEntries(Object.keys(typed).map(asEmpty)));
  };
  return (
    <Frame
      title={t('count.title')}
      back={DESK}
      acts={
        <>
          {trouble !== '' && <Notice tone="problem" title={trouble} />}
          <Button form="count" type="submit" size="large" busy={isBusy}>
            {isRecount ? t('count.confirmAgain') : t('count.confirm')}
          </Button>
        </>
      }
    >
      <p className="wide text-2xl">{person.name}</p>
      <p className="mt-1 text-lg">{isRecount ? t('count.together') : t('count.text')}</p>
      <form
        id="count"
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <AmountFields
          typed={typed}
          malformed={isTried ? malformed : []}
          onTyped={(next) => {
            setTyped(next);
            setTrouble('');
          }}
        />
      </form>
    </Frame>
  );
}

function asEmpty(currency: string): [string, string] {
  return [currency, ''];
}
