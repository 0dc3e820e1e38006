import { useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { callApi } from '../store/call-api.ts';
import { type CodeState, judgeCode } from './judge-code.ts';

type DeliveryCodeProps = {
  stopNo: number;
  state: CodeState;
  onState: (state: CodeState) => void;
};

/** Only the server compares it: a courier could be asked to read it from a phone that knew it. */
export function DeliveryCode({ stopNo, state, onState }: DeliveryCodeProps) {
  const t = useT('field');
  const field = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const compare = async () => {
    const code = field.current?.value ?? '';
    if (!/^\d{6}$/.test(code)) return setTrouble(t('stop.codeNeeded'));
    setBusy(true);
    const answer = await callApi<{ right: boolean; triesLeft: number }>(
      `/api/field/stops/${stopNo}/code`,
      { method: 'POST', body: { code } },
    );
    setBusy(false);
    const judged = judgeCode(answer);
    onState(judged.state);
    if (judged.trouble === '') return setTrouble('');
    const tries = answer.ok ? answer.data.triesLeft : 0;
    setTrouble(t(`stop.${judged.trouble}`, { tries }));
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
        className="min-w-0 grow"
      />
      {state !== 'right' && (
        <Button look="secondary" className="shrink-0" busy={isBusy} onClick={() => void compare()}>
          {t('scan.enter')}
        </Button>
      )}
    </div>
  );
}
