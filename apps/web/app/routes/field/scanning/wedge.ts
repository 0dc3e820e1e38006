/** What of a key press counts: the key's place, so that the layout of the keyboard does not matter. */
export type Press = { code: string; shiftKey: boolean; at: number };

/** Scanners send a key each 7 to 16 ms; nobody types as fast for as long. */
const MOST_BETWEEN_KEYS_MS = 30;
const FEWEST_KEYS = 6;

/**
 * Some scanners send no key at the end: a pause ends their label. It has to be long while it is not known, because a busy
 * phone hands over keys late, and a part of a label is no label. Of a scanner that sends one it only counts when
 * another scanner is taken.
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
 * Reads a hardware scanner that types like a keyboard with the layout of the United States. Whatever the
 * layout of the phone, the places of the keys are those. Keys are told apart by when they were pressed, not by when the
 * page hears of them.
 */
export function createWedge(
  scanned: (text: string) => void,
  habits: ScannerHabits = { endKey: 'unknown' },
) {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  /** What a pause has ended. The label goes on if its next key was pressed in time. */
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
    /** Whether the press belongs to a scan, so that no field may take it. */
    press({ code, shiftKey, at }: Press): boolean {
      const isBurst = at - last <= MOST_BETWEEN_KEYS_MS;
      const isTold = isBurst && text === '' && ended !== '';
      if (isTold) text = ended;
      ended = '';
      if (!isBurst) endWithoutKey();
      if (code === 'ShiftLeft' || code === 'ShiftRight') return isBurst && text !== '';
      last = at;
      if (code === 'Enter' || code === 'NumpadEnter' || code === 'Tab') {
        const isEnd = isBurst && isScan();
        if (isTold) habits.endKey = 'withEndKey';
        else if (isEnd) end('withEndKey');
        text = '';
        return isEnd;
      }
      const symbol = symbolOf(code, shiftKey);
      text = symbol === '' ? '' : text + symbol;
      return isBurst && text.length > 1;
    },
    /** By now more keys came at once than anybody types. */
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
