import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { ScanCamera } from '../scanning/scan-camera.tsx';
import { releaseHeld, useWaiting } from '../store/queue.ts';
import { sendNow } from '../store/send-acts.ts';
import { enrol, useSession } from '../store/session.ts';

/** Removed from the address at once, so that it stays out of history, logs and screenshots. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}

/** The office shows a QR code; opening its address enrols this browser as that device. */
export function Enrol() {
  const t = useT('field');
  const { device } = useSession();
  const [phase, setPhase] = useState<'waiting' | 'busy' | 'done'>('waiting');
  const [trouble, setTrouble] = useState('');
  const { count } = useWaiting();
  /** Acts that were not sent may be lost by using this token, so it is used only after a confirmation. */
  const [offered, setOffered] = useState('');
  const attempts = useRef(new Map<string, string>());

  const use = async (token: string) => {
    setPhase('busy');
    setTrouble('');
    // the same id for a retry, because the first answer may have been lost
    const attemptId = attempts.current.get(token) ?? crypto.randomUUID();
    attempts.current.set(token, attemptId);
    try {
      const failure = await enrol(token, attemptId);
      setPhase(failure === null ? 'done' : 'waiting');
      if (failure !== null) setTrouble(failure.code === 'away' ? t('enrol.away') : failure.message);
    } catch {
      setPhase('waiting');
      setTrouble(t('app.notStored'));
    }
  };
  const offer = (token: string) => {
    setTrouble('');
    if (count === 0) void use(token);
    else setOffered(token);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const token = takeToken();
    // oxlint-disable-next-line react/set-state-in-effect
    if (token !== '') offer(token);
  });
  const onText = (text: string) => {
    const url = URL.parse(text);
    if (url?.pathname !== '/field/enrol' || url.hash.length < 2) {
      return setTrouble(t('enrol.notCode'));
    }
    offer(url.hash.slice(1));
  };

  if (phase === 'done' && device !== null) {
    return (
      <Frame
        title={t('enrol.title')}
        acts={
          <LinkButton to="/field" size="large">
            {t('start.title')}
          </LinkButton>
        }
      >
        <Notice tone="good" title={t('enrol.done', { name: device.name, hub: device.hub.name })} />
        <p className="mt-4">{t('enrol.home')}</p>
      </Frame>
    );
  }
  if (offered !== '' && phase === 'waiting' && trouble === '') {
    return <UnsentFirst count={count} use={() => void use(offered)} />;
  }
  return (
    <Frame
      title={t('enrol.title')}
      acts={
        phase === 'waiting' && (
          <ScanCamera look="primary" onText={onText} startWord={t('enrol.scan')} />
        )
      }
    >
      <p role="status" className="text-lg">
        {phase === 'busy' ? t('enrol.busy') : t('enrol.text')}
      </p>
      {trouble !== '' && <Notice tone="problem" title={trouble} className="mt-6" />}
      <p className="mt-6">
        <LinkButton to="/field/check" look="quiet">
          {t('title')}
        </LinkButton>
      </p>
    </Frame>
  );
}

/** The code may be for another device. What was done as the present one could not be sent any more. */
function UnsentFirst({ count, use }: { count: number; use: () => void }) {
  const t = useT('field');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    releaseHeld();
    await sendNow();
    setBusy(false);
  };
  return (
    <Frame
      title={t('enrol.title')}
      acts={
        count === 0 ? (
          <Button size="large" onClick={use}>
            {t('enrol.title')}
          </Button>
        ) : (
          <>
            <Button size="large" look="secondary" onClick={use}>
              {t('enrol.anyway')}
            </Button>
            <Button size="large" busy={isBusy} onClick={() => void send()}>
              {t('unsent.send')}
            </Button>
          </>
        )
      }
    >
      <Notice tone={count === 0 ? 'good' : 'problem'} title={t('unsent.count', { count })}>
        {count > 0 && t('enrol.unsent')}
      </Notice>
    </Frame>
  );
}
