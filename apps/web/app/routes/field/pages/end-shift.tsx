import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { releaseHeld, useWaiting } from '../store/queue.ts';
import { sendNow } from '../store/send-acts.ts';
import { endShift } from '../store/session.ts';

export function EndShift() {
  const t = useT('field');
  const { count } = useWaiting();
  const [isBusy, setBusy] = useState(false);
  const [isNotStored, setNotStored] = useState(false);
  const navigate = useNavigate();
  const end = async () => {
    setBusy(true);
    // what can be told goes under this shift
    releaseHeld();
    await sendNow();
    try {
      await endShift();
    } catch {
      setNotStored(true);
      return setBusy(false);
    }
    void navigate('/field');
    await sendNow();
  };
  return (
    <Frame
      title={t('end.title')}
      back="/field"
      acts={
        <>
          {isNotStored && <Notice tone="problem" title={t('app.notStored')} />}
          <LinkButton to="/field" size="large" look="secondary">
            {t('end.stay')}
          </LinkButton>
          <Button size="large" busy={isBusy} onClick={() => void end()}>
            {t('end.do')}
          </Button>
        </>
      }
    >
      <p className="text-lg">{t('end.text')}</p>
      {count > 0 && (
        <Notice tone="note" title={t('unsent.count', { count })} className="mt-6">
          {t('end.unsent')}
        </Notice>
      )}
    </Frame>
  );
}
