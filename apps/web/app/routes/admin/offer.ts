/** A secret for an authenticator app, as text and as a picture. */
export type Offer = { secret: string; qrSvg: string };

/** Shown as an image only, because an image cannot run scripts. */
const QR_SVG = /^<svg [^<>]*>\s*<path [^<>]*>\s*<\/svg>\s*$/;

/**
 * The offer that the form carries along. The api returns a secret only once, and a new one would not match the code
 * that was already scanned.
 */
export function readOffer(form: FormData): Offer | null {
  const secret = form.get('secret');
  const qrSvg = form.get('qrSvg');
  if (typeof secret !== 'string' || !/^[A-Z2-7]{16,128}$/.test(secret)) return null;
  if (typeof qrSvg !== 'string' || qrSvg.length > 40_000 || !QR_SVG.test(qrSvg)) return null;
  return { secret, qrSvg };
}

/** In groups of four, for reading and typing. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
