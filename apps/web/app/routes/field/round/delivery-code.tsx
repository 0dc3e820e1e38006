import { useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { callApi } from '../store/call-api.ts';

type DeliveryCodeProps = {
  stopNo: number;
  state: 'none' | 'right' | 'away';
  onState: (state: 'right' | 'away') => void;
};

/** Compared by the server alone: a phone that knew the code could be asked for it. */
export function DeliveryCode({ stopNo, state, onState }: DeliveryCodeProps) {
  const t = useT('field');
  const field = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const compare = async () => {
    setBusy(true);
    const answer = await callApi<{ right: boolean; triesLeft: number }>(
      `/api/field/stops/${stopNo}/code`,
      { method: 'POST', body: { code: field.current?.value ?? '' } },
    );
    setBusy(false);
    if (answer.ok && answer.data.right) return onState('right');
    if (!answer.ok && answer.code === 'away') {
      setTrouble(t('stop.codeAway'));
      return onState('away');
    }
    setTrouble(answer.ok ? t('stop.codeWrong', { tries: answer.data.triesLeft }) : answer.message);
  };
  return (
    <div className="flex items-end gap-3">
      <Field
        ref={field}
        label={t('stop.code')}
        error={trouble}
        help={state === 'right' ? t('stop.codeRight') : undefined}
        disabled={state === 'right'}
        dir="ltr"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        className="grow"
      />
      {state !== 'right' && (
        <Button look="secondary" busy={isBusy} onClick={() => void compare()}>
          {t('scan.enter')}
        </Button>
      )}
    </div>
  );
}
