/** A key press, by the position of the key, so that the layout of the keyboard does not matter. */
export type Press = { code: string; shiftKey: boolean; at: number };

/** Scanners send a key every 7 to 16 ms; nobody types that fast for long. */
const MOST_BETWEEN_KEYS_MS = 30;
const FEWEST_KEYS = 6;

/**
 * Some scanners send no end key, so a pause ends their label. It is long until the scanner is known, because a busy
 * phone delivers keys late and a partial label must not be read. For a scanner with an end key the pause matters
 * only when another scanner is attached.
 */
const PAUSE_MS = { withoutEndKey: 60, unknown: 500, withEndKey: 2_000 };

/** What is known of the scanner of this phone. */
export type ScannerHabits = { endKey: keyof typeof PAUSE_MS };

const PUNCTUATION: Record<string, string> = {
  Minus: '-',
  Slash: '/',
  Period: '.',
  Space: ' ',
};
const SHIFTED: Record<string, string> = { Semicolon: ':', Slash: '?' };

/**
 * Reads a hardware scanner that types like a keyboard with a US layout, by key positions, so that the phone's own
 * layout does not matter. Keys are timed by when they were pressed, not by when the event is handled.
 */
export function createWedge(
  scanned: (text: string) => void,
  habits: ScannerHabits = { endKey: 'unknown' },
) {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  /** The label that a pause has ended. It continues if the next key was pressed in time. */
  let ended = '';

  const isScan = () => text.length >= FEWEST_KEYS;
  function end(endKey: ScannerHabits['endKey']): void {
    if (isScan()) {
      habits.endKey = endKey;
      scanned(text);
    }
    text = '';
  }
  const endWithoutKey = () => {
    end(habits.endKey === 'withEndKey' ? 'unknown' : 'withoutEndKey');
  };

  return {
    /** Returns whether the press belongs to a scan, and must not reach a field. */
    press({ code, shiftKey, at }: Press): boolean {
      const isBurst = at - last <= MOST_BETWEEN_KEYS_MS;
      const isContinued = isBurst && text === '' && ended !== '';
      if (isContinued) text = ended;
      ended = '';
      if (!isBurst) endWithoutKey();
      if (code === 'ShiftLeft' || code === 'ShiftRight') return isBurst && text !== '';
      last = at;
      if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab') {
        const isEnd = isBurst && isScan();
        if (isContinued) habits.endKey = 'withEndKey';
        else if (isEnd) end('withEndKey');
        text = '';
        return isEnd;
      }
      const symbol = symbolOf(code, shiftKey);
      text = symbol === '' ? '' : text + symbol;
      return isBurst && text.length > 1;
    },
    /** True once more keys came in a row than anybody types. */
    isScan,
    /** To be called `pauseMs` after the last press of a scan. */
    pause(): void {
      ended = text;
      endWithoutKey();
    },
    pauseMs: () => PAUSE_MS[habits.endKey],
  };
}

function symbolOf(code: string, shiftKey: boolean): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? '' : digit;
  return (shiftKey ? SHIFTED : PUNCTUATION)[code] ?? '';
}
