import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** A frame of the camera, and the kinds of codes to look for. */
export type FrameToRead = { frame: VideoFrame; withLinear: boolean };
/** Bar codes have almost no error correction, so a reading counts only when it is repeated. */
export type ReadCode = { text: string; isLinear: boolean };
export type FrameRead = { codes: ReadCode[]; withLinear: boolean };

const MATRIX: NonNullable<ReaderOptions['formats']> = ['DataMatrix', 'QRCode'];
const WITH_LINEAR: NonNullable<ReaderOptions['formats']> = [...MATRIX, 'Code128'];

void prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

addEventListener('message', ({ data }: MessageEvent<FrameToRead>) => void answer(data));

export async function answer({ frame, withLinear }: FrameToRead): Promise<void> {
  let codes: ReadCode[] = [];
  try {
    if (context !== null) codes = await read(context, frame, withLinear);
  } finally {
    frame.close();
    // the camera sends no frame before the one before is answered
    postMessage({ codes, withLinear } satisfies FrameRead);
  }
}

async function read(
  drawn: OffscreenCanvasRenderingContext2D,
  frame: VideoFrame,
  withLinear: boolean,
): Promise<ReadCode[]> {
  canvas.width = frame.displayWidth;
  canvas.height = frame.displayHeight;
  drawn.drawImage(frame, 0, 0);
  const image = drawn.getImageData(0, 0, canvas.width, canvas.height);
  const found = await readBarcodes(image, {
    formats: withLinear ? WITH_LINEAR : MATRIX,
    tryHarder: true,
    maxNumberOfSymbols: 12,
  });
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, format }) => ({ text, isLinear: format === 'Code128' }));
}
