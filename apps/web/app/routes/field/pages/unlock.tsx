import { useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { sendSoon } from '../store/send-acts.ts';
import { unlock } from '../store/session.ts';
import { useStoring } from '../use-storing.tsx';
import { BeginShift } from './begin-shift.tsx';
import { PinField } from './pin-field.tsx';

/** After the browser was closed or killed, the PIN decrypts the stored data, even offline. */
export function Unlock() {
  const t = useT('field');
  const [isOther, setOther] = useState(false);
  const [triesLeft, setTriesLeft] = useState<number>();
  const { store, isBusy, trouble } = useStoring();
  const pinField = useRef<HTMLInputElement>(null);
  if (isOther) return <BeginShift back={() => setOther(false)} />;

  const open = async () => {
    setTriesLeft(undefined);
    const left = await unlock(pinField.current?.value ?? '');
    if (left === null) return sendSoon();
    setTriesLeft(left);
    if (pinField.current !== null) pinField.current.value = '';
    pinField.current?.focus();
  };
  return (
    <Frame title={t('lock.title')}>
      <form
        className="grid grow content-center gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void store(open);
        }}
      >
        <p className="text-lg">{t('lock.text')}</p>
        <PinField ref={pinField} />
        {triesLeft !== undefined && (
          <Notice tone="problem" title={t('lock.wrong', { tries: triesLeft })} />
        )}
        {trouble}
        <Button type="submit" size="large" busy={isBusy}>
          {t('lock.open')}
        </Button>
        <Button look="secondary" size="large" onClick={() => setOther(true)}>
          {t('lock.other')}
        </Button>
      </form>
    </Frame>
  );
}
