import type { FrameRead, FrameToRead } from './decode-worker.ts';
import { createSightings, type Sighting } from './sightings.ts';

export type CameraRefusal = 'none' | 'denied' | 'busy';

export class CameraRefused extends Error {
  readonly why: CameraRefusal;
  constructor(why: CameraRefusal) {
    super(`camera: ${why}`);
    this.why = why;
  }
}

/** High enough to read a label at arm's length; more costs time and battery. */
const WANTED = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

export type Camera = {
  /** Whether the device has a light that can be switched on. */
  hasTorch: boolean;
  setTorch(on: boolean): Promise<void>;
  stop(): void;
};

/** Shows the camera in the video element and passes on each label it reads, with the time of the frame. */
export async function startCamera(
  video: HTMLVideoElement,
  seen: (labels: readonly Sighting[], takenAt: number) => void,
): Promise<Camera> {
  const stream = await openStream();
  const worker = new Worker(new URL('decode-worker.ts', import.meta.url), { type: 'module' });
  video.srcObject = stream;
  await video.play();

  const see = createSightings();
  let isReading = false;
  let takenAt = 0;
  let frames = 0;
  let isOver = false;
  worker.addEventListener('message', ({ data }: MessageEvent<FrameRead>) => {
    isReading = false;
    const labels = see(data.codes, takenAt, data.withLinear);
    if (!isOver && labels.length > 0) seen(labels, takenAt);
  });
  const onFrame = () => {
    if (isOver) return;
    // frames that arrive while one is being read are skipped, because the next one is newer
    if (!isReading) {
      isReading = true;
      takenAt = performance.now();
      frames += 1;
      const frame = new VideoFrame(video);
      // cameras read matrix codes better, so bars are looked for in every second frame only
      worker.postMessage({ frame, withLinear: frames % 2 === 0 } satisfies FrameToRead, [frame]);
    }
    video.requestVideoFrameCallback(onFrame);
  };
  video.requestVideoFrameCallback(onFrame);

  const [track] = stream.getVideoTracks();
  return {
    hasTorch: track !== undefined && 'torch' in track.getCapabilities(),
    async setTorch(on) {
      const torch: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
      await track?.applyConstraints({ advanced: [torch] });
    },
    stop() {
      isOver = true;
      for (const each of stream.getTracks()) each.stop();
      worker.terminate();
      video.srcObject = null;
    },
  };
}

/** Also used for photos. */
export async function openStream(): Promise<MediaStream> {
  const nav: Partial<Navigator> = navigator;
  // undefined on pages that are not served over HTTPS
  if (nav.mediaDevices === undefined) throw new CameraRefused('none');
  try {
    return await nav.mediaDevices.getUserMedia({ video: WANTED });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') throw new CameraRefused('denied');
    throw new CameraRefused(name === 'NotReadableError' ? 'busy' : 'none');
  }
}
