import { Camera as CameraIcon, CameraOff, Flashlight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Camera, CameraRefused, type CameraRefusal, startCamera } from './camera.ts';

type ScanCameraProps = {
  onText: (text: string) => void;
  /** What it is started for. */
  startWord: string;
  look?: 'primary' | 'secondary';
};

/** Runs until it is stopped or the page is left, because it drains the battery. */
export function ScanCamera({ onText, startWord, look = 'secondary' }: ScanCameraProps) {
  const t = useT('field');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<Camera>(undefined);
  const [phase, setPhase] = useState<'off' | 'starting' | 'on' | CameraRefusal>('off');
  const [torch, setTorch] = useState<boolean>();
  const tell = useEffectEvent(onText);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const shown = video.current;
    if (!wanted || shown === null) return undefined;
    let isLeft = false;
    void startCamera(shown, (labels) => {
      for (const { text } of labels) tell(text);
    }).then(
      (started) => {
        if (isLeft) return started.stop();
        camera.current = started;
        setTorch(started.hasTorch ? false : undefined);
        setPhase('on');
      },
      (error: unknown) => {
        setPhase(error instanceof CameraRefused ? error.why : 'none');
        setWanted(false);
      },
    );
    return () => {
      isLeft = true;
      camera.current?.stop();
      camera.current = undefined;
    };
  }, [wanted]);

  const switchTorch = async () => {
    await camera.current?.setTorch(!torch);
    setTorch(!torch);
  };
  const isRefused = phase === 'none' || phase === 'denied' || phase === 'busy';
  const isOn = phase === 'on';
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('camera.picture')}
        className={isOn ? 'h-[28dvh] w-full rounded bg-deep object-cover' : 'hidden'}
      />
      {isRefused && (
        <p role="alert" className="font-semibold">
          {t(`camera.${phase}`)}
        </p>
      )}
      <div className="flex gap-3">
        <Button
          size="large"
          look={isOn ? 'secondary' : look}
          className="grow"
          busy={phase === 'starting'}
          onClick={() => {
            setPhase(isOn ? 'off' : 'starting');
            setWanted(!isOn);
          }}
        >
          {isOn ? (
            <CameraOff aria-hidden="true" className="size-6" />
          ) : (
            <CameraIcon aria-hidden="true" className="size-6" />
          )}
          {isOn ? t('camera.stop') : startWord}
        </Button>
        {isOn && torch !== undefined && (
          <Button
            size="large"
            look="secondary"
            aria-pressed={torch}
            aria-label={t('camera.torch')}
            onClick={() => void switchTorch()}
          >
            <Flashlight aria-hidden="true" className="size-6" />
          </Button>
        )}
      </div>
    </div>
  );
}
