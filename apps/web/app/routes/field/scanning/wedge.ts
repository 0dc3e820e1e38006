/** What of a key press counts: the key's place, so that the layout of the keyboard does not matter. */
export type Press = { code: string; shiftKey: boolean; at: number };

/** Scanners send a key each 7 to 16 ms; nobody types as fast for as long. */
const MOST_BETWEEN_KEYS_MS = 30;
const FEWEST_KEYS = 6;

/** Some scanners send no key at the end. Of one that does, keys may come late when the phone is busy. */
const PAUSE_MS = 60;
const PAUSE_BEFORE_END_KEY_MS = 400;

const PUNCTUATION: Record<string, string> = {
  Minus: '-',
  Slash: '/',
  Period: '.',
  Space: ' ',
};
const SHIFTED: Record<string, string> = { Semicolon: ':', Slash: '?' };

/**
 * Reads a hardware scanner that types like a keyboard with the layout of the United States. Whatever the
 * layout of the phone, the places of the keys are those.
 */
export function createWedge(scanned: (text: string) => void) {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let sendsEndKey = false;

  function end(): void {
    if (text.length >= FEWEST_KEYS) scanned(text);
    text = '';
  }

  return {
    /** Whether the press belongs to a scan, so that no field may take it. */
    press({ code, shiftKey, at }: Press): boolean {
      const isBurst = at - last <= MOST_BETWEEN_KEYS_MS;
      if (code === 'ShiftLeft' || code === 'ShiftRight') return isBurst && text !== '';
      last = at;
      if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab') {
        const isEnd = isBurst && text.length >= FEWEST_KEYS;
        if (isEnd) {
          sendsEndKey = true;
          end();
        }
        text = '';
        return isEnd;
      }
      const symbol = symbolOf(code, shiftKey);
      text = symbol === '' ? '' : isBurst ? text + symbol : symbol;
      return isBurst && text.length > 1;
    },
    /** By now more keys came at once than anybody types. */
    isScan: () => text.length >= FEWEST_KEYS,
    /** To be called so long after the last press. */
    pause: end,
    pauseMs: () => (sendsEndKey ? PAUSE_BEFORE_END_KEY_MS : PAUSE_MS),
  };
}

function symbolOf(code: string, shiftKey: boolean): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? '' : digit;
  return (shiftKey ? SHIFTED : PUNCTUATION)[code] ?? '';
}
