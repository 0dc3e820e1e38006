import { afterEach, expect, it, vi } from 'vitest';

vi.mock('zxing-wasm/reader', () => ({
  prepareZXingModule: () => undefined,
  readBarcodes: () => Promise.resolve([{ isValid: true, text: 'WP1', format: 'DataMatrix' }]),
}));

afterEach(() => vi.unstubAllGlobals());

it('answers for a frame that cannot be read, so that the camera sends the next one', async () => {
  const answers: unknown[] = [];
  const draw = vi.fn<() => void>().mockImplementationOnce(() => {
    throw new DOMException('the frame is gone', 'InvalidStateError');
  });
  const context = { drawImage: draw, getImageData: () => null };
  vi.stubGlobal('OffscreenCanvas', function make() {
    return { getContext: () => context };
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  const { answer } = await import('./decode-worker.ts');
  const close = vi.fn<() => void>();
  const frame = { displayWidth: 4, displayHeight: 3, close } as unknown as VideoFrame;

  await expect(answer({ frame, withLinear: false })).rejects.toThrow('the frame is gone');
  expect(answers).toEqual([{ codes: [], withLinear: false }]);
  expect(close).toHaveBeenCalledOnce();
  await answer({ frame, withLinear: true });
  expect(answers[1]).toEqual({ codes: [{ text: 'WP1', isLinear: false }], withLinear: true });
});
