/** Enough for a photo of a door, and small enough that the photos of a shift fit on the phone. */
const WIDEST = 1_200;
const QUALITY = 0.7;

/** A scan has one picture, so the signature is drawn below the photo. Null if there is neither. */
export async function joinPictures(
  photo: ImageBitmap | null,
  signature: HTMLCanvasElement | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts = [photo, signature].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const width = Math.min(WIDEST, Math.max(...parts.map((part) => part.width)));
  const heights = parts.map((part) => Math.round((part.height * width) / part.width));
  const canvas = new OffscreenCanvas(
    width,
    heights.reduce((sum, height) => sum + height, 0),
  );
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  let top = 0;
  for (const [index, part] of parts.entries()) {
    const height = heights[index] ?? 0;
    context.drawImage(part, 0, top, width, height);
    top += height;
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
