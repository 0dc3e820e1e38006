const MAX_STEM = 80;

/** Control characters, bidirectional marks, and path separators or reserved characters. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;

/**
 * A file name that is safe to show and to save, with the extension of its real type: the given one may be
 * wrong.
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

/** From the header `x-file-name`. A badly encoded name is no reason to refuse the file. */
export function decodedName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
