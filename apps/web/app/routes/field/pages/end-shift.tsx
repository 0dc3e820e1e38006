import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { finishShift } from '../store/finish-shift.ts';
import { useWaiting } from '../store/queue.ts';
import { sendNow } from '../store/send-acts.ts';
import { useStoring } from '../use-storing.tsx';

export function EndShift() {
  const t = useT('field');
  const { count } = useWaiting();
  const { store, isBusy, trouble } = useStoring();
  const navigate = useNavigate();
  const end = async () => {
    await finishShift();
    void navigate('/field');
    void sendNow();
  };
  return (
    <Frame
      title={t('end.title')}
      back="/field"
      acts={
        <>
          {trouble}
          <LinkButton to="/field" size="large" look="secondary">
            {t('end.stay')}
          </LinkButton>
          <Button size="large" busy={isBusy} onClick={() => void store(end)}>
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
