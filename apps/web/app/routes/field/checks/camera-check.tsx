import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Camera, CameraRefused, type CameraRefusal, startCamera } from '../scanning/camera.ts';
import { giveSignal } from '../scanning/signals.ts';
import { CheckSection, type CheckProps } from './check-section.tsx';
import { labelWords } from './label-words.ts';

type Seen = { text: string; afterMs: number };

export function CameraCheck({ report }: CheckProps) {
  const t = useT('field');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<Camera>(undefined);
  const [phase, setPhase] = useState<'off' | 'starting' | 'on' | CameraRefusal>('off');
  const [torch, setTorch] = useState<boolean>();
  const [seen, setSeen] = useState<Seen>();
  const last = useRef('');
  useEffect(() => () => camera.current?.stop(), []);

  const onSeen = (texts: readonly string[], afterMs: number) => {
    // the codes of one label: the one that names a piece counts
    const text = texts.find((each) => !each.includes('/')) ?? texts[0];
    if (text === undefined || text === last.current) return;
    last.current = text;
    giveSignal('good');
    setSeen({ text, afterMs });
    report(`${labelWords(t, text)} ${t('camera.after', { ms: Math.round(afterMs) })}`);
  };

  const start = async () => {
    if (video.current === null) return;
    setPhase('starting');
    setSeen(undefined);
    last.current = '';
    try {
      camera.current = await startCamera(video.current, onSeen);
      setTorch(camera.current.hasTorch ? false : undefined);
      setPhase('on');
    } catch (error) {
      const why = error instanceof CameraRefused ? error.why : 'none';
      setPhase(why);
      report(t(`camera.${why}`));
    }
  };
  const stop = () => {
    camera.current?.stop();
    setPhase('off');
  };
  const switchTorch = async () => {
    await camera.current?.setTorch(!torch);
    setTorch(!torch);
  };

  const isRefused = phase === 'none' || phase === 'denied' || phase === 'busy';
  const isOn = phase === 'on';
  return (
    <CheckSection
      title={t('camera.title')}
      text={t('camera.text')}
      state={seen ? 'good' : isRefused ? 'bad' : 'untried'}
      result={
        isRefused
          ? t(`camera.${phase}`)
          : seen
            ? `${labelWords(t, seen.text)} ${t('camera.after', { ms: Math.round(seen.afterMs) })}`
            : isOn && t('camera.waiting')
      }
    >
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('camera.picture')}
        className={isOn ? 'aspect-video w-full rounded bg-deep object-cover' : 'hidden'}
      />
      {isOn ? (
        <Button size="large" look="secondary" onClick={stop}>
          {t('camera.stop')}
        </Button>
      ) : (
        <Button size="large" busy={phase === 'starting'} onClick={() => void start()}>
          {t('camera.start')}
        </Button>
      )}
      {isOn && torch !== undefined && (
        <Button
          size="large"
          look="secondary"
          aria-pressed={torch}
          onClick={() => void switchTorch()}
        >
          {t('camera.torch')}
        </Button>
      )}
    </CheckSection>
  );
}
