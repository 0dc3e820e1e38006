const MAX_STEM = 80;

/** Control characters, signs that turn the direction of text, and what separates paths or is reserved. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/**
 * A name that is safe to show and to save, with the ending of what the file really is: the one that was
 * given may lie.
 */
export function cleanFileName(given: string, ending: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replaceAll(UNWANTED, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(stem).slice(0, MAX_STEM).join('').trim();
  return `${short === '' ? 'document' : short}.${ending}`;
}

/** Of the header `x-file-name`. A name that is not well encoded is no reason to refuse the file. */
export function decodedName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
