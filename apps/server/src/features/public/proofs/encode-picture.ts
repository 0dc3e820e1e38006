import sharp from 'sharp';

/** A picture of 2 MB can claim to have a billion pixels, and would fill the memory when decoded. */
const MAX_PIXELS = 40_000_000;
/** Enough to read a signature and to recognise a door. */
const MAX_SIDE = 1_600;

// pictures are rare and never the same twice
sharp.cache(false);

/**
 * Decoded and encoded again as a plain JPEG, which removes location, device and other metadata. Null when
 * it cannot be decoded.
 */
export async function encodePicture(given: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      // a signature on a transparent background would be black on black
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}
