import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { CameraRefused, type CameraRefusal, openStream } from '../scanning/camera.ts';

type PhotoFieldProps = { photo: ImageBitmap | null; onPhoto: (photo: ImageBitmap) => void };

/** A still of the camera's stream, not a file of the phone: it carries no location and no phone model. */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const t = useT('field');
  const video = useRef<HTMLVideoElement>(null);
  const shown = useRef<HTMLCanvasElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const [phase, setPhase] = useState<'off' | 'on' | CameraRefusal>('off');
  useEffect(() => () => end(stream.current), []);
  useEffect(() => {
    if (photo === null || shown.current === null) return;
    shown.current.width = photo.width;
    shown.current.height = photo.height;
    shown.current.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);

  const start = async () => {
    try {
      stream.current = await openStream();
      if (video.current === null) return end(stream.current);
      video.current.srcObject = stream.current;
      await video.current.play();
      setPhase('on');
    } catch (error) {
      setPhase(error instanceof CameraRefused ? error.why : 'none');
    }
  };
  const take = async () => {
    if (video.current === null) return;
    onPhoto(await createImageBitmap(video.current));
    end(stream.current);
    setPhase('off');
  };
  const isRefused = phase === 'none' || phase === 'denied' || phase === 'busy';
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('stop.photo')}</p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('camera.picture')}
        className={phase === 'on' ? 'w-full rounded bg-deep' : 'hidden'}
      />
      <canvas
        ref={shown}
        role="img"
        aria-label={t('stop.photo')}
        className={photo !== null && phase !== 'on' ? 'w-full rounded' : 'hidden'}
      />
      {isRefused && <p role="alert">{t(`camera.${phase}`)}</p>}
      <Button
        size="large"
        look="secondary"
        onClick={() => void (phase === 'on' ? take() : start())}
      >
        <Camera aria-hidden="true" className="size-6" />
        {phase === 'on' ? t('stop.take') : photo === null ? t('camera.start') : t('stop.again')}
      </Button>
    </div>
  );
}

/** Switches off the light beside the lens. */
function end(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
