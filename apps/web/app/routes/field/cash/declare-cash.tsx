import { type ReactNode, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { useRound } from '../round/round-store.ts';
import { callApi } from '../store/call-api.ts';
import { AmountFields } from './amount-fields.tsx';
import { readAmounts, type TypedAmounts } from './typed-amounts.ts';
import { useFormId } from './use-form-id.ts';

type DeclareCashProps = { isTooMuch: boolean; declared: () => void; children: ReactNode };

export function DeclareCash({ isTooMuch, declared, children }: DeclareCashProps) {
  const t = useT('field');
  const { shift } = useOpenShift();
  const own = useRound(shift.id);
  const [typed, setTyped] = useState<TypedAmounts>({});
  const [isTried, setTried] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { idOf, renew } = useFormId();
  // the currencies to be collected, without the amounts
  const stops = own === null || own === 'unread' ? [] : own.stops;
  const currencies = new Set(['EUR', ...stops.flatMap(({ due }) => due?.currency ?? [])]);
  const fields = { ...Object.fromEntries([...currencies].map((code) => [code, ''])), ...typed };
  const { amounts, malformed } = readAmounts(fields);

  const declare = async () => {
    setTried(true);
    if (malformed.length > 0) return;
    if (amounts.length === 0) return setTrouble(t('cash.nothingTyped'));
    setBusy(true);
    const answer = await callApi('/api/field/cash/counts', {
      method: 'POST',
      body: { countId: idOf(amounts), amounts },
    });
    setBusy(false);
    if (!answer.ok) return setTrouble(answer.code === 'away' ? t('cash.away') : answer.message);
    renew();
    declared();
  };
  return (
    <Frame
      title={t('cash.title')}
      back="/field"
      acts={
        <>
          {trouble !== '' && <Notice tone="problem" title={trouble} />}
          <Button form="cash" type="submit" size="large" busy={isBusy}>
            {t('cash.declare')}
          </Button>
        </>
      }
    >
      {isTooMuch && <Notice tone="problem" title={t('cash.tooMuch')} className="mb-5" />}
      <p className="text-lg">{t('cash.text')}</p>
      <form
        id="cash"
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void declare();
        }}
      >
        <AmountFields
          typed={fields}
          malformed={isTried ? malformed : []}
          onTyped={(next) => {
            setTyped(next);
            setTrouble('');
          }}
        />
      </form>
      {children}
    </Frame>
  );
}
