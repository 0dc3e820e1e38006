import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Camera, CameraRefused, type CameraRefusal, startCamera } from '../scanning/camera.ts';
import type { Sighting } from '../scanning/sightings.ts';
import { giveSignal } from '../scanning/signals.ts';
import { CheckSection, type CheckProps } from './check-section.tsx';
import { labelWords } from './label-words.ts';

type Seen = { text: string; takenAt: number; count: number };

export function CameraCheck({ report }: CheckProps) {
  const t = useT('field');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<Camera>(undefined);
  const [phase, setPhase] = useState<'off' | 'starting' | 'on' | CameraRefusal>('off');
  const [torch, setTorch] = useState<boolean>();
  const [seen, setSeen] = useState<Seen>();
  const [afterMs, setAfterMs] = useState(0);
  const tell = useEffectEvent(report);
  useEffect(() => () => camera.current?.stop(), []);

  const onSeen = (labels: readonly Sighting[], takenAt: number) => {
    const last = labels.at(-1);
    if (last === undefined) return;
    giveSignal('good');
    setSeen((before) => ({
      text: last.text,
      takenAt,
      count: (before?.count ?? 0) + labels.length,
    }));
  };
  // after the paint, because the time until the result is visible is measured
  useEffect(() => {
    if (seen === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      const { takenAt: start, text: detail } = seen;
      const { duration } = performance.measure('label read', { start, detail });
      setAfterMs(Math.round(duration));
      tell(`${labelWords(t, detail)} ${t('camera.after', { ms: Math.round(duration) })}`);
    });
    return () => cancelAnimationFrame(frame);
  }, [seen, t]);

  const start = async () => {
    if (video.current === null) return;
    setPhase('starting');
    setSeen(undefined);
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
            ? `${labelWords(t, seen.text)} ${t('camera.after', { ms: afterMs })} ${t('scanner.count', { count: seen.count })}`
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
