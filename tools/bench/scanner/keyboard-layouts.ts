/** How a phone is set up, whatever the scanner was made for. */
export const LAYOUTS = ['us', 'azerty', 'qwertz'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a browser is told of a key that goes down or comes up. */
export type Key = { code: string; key: string; keyCode: number; isShifted: boolean };

/** What other layouts write with the keys of the United States: alone and with the shift key. */
const OTHERS: Record<Layout, Record<string, readonly [string, string]>> = {
  us: {},
  azerty: {
    KeyA: ['q', 'Q'],
    KeyQ: ['a', 'A'],
    KeyW: ['z', 'Z'],
    KeyZ: ['w', 'W'],
    KeyM: [',', '?'],
    Digit0: ['à', '0'],
    Digit1: ['&', '1'],
    Digit2: ['é', '2'],
    Digit3: ['"', '3'],
    Digit4: ["'", '4'],
    Digit5: ['(', '5'],
    Digit6: ['-', '6'],
    Digit7: ['è', '7'],
    Digit8: ['_', '8'],
    Digit9: ['ç', '9'],
  },
  qwertz: { KeyY: ['z', 'Z'], KeyZ: ['y', 'Y'] },
};

export const SHIFT: Key = { code: 'ShiftLeft', key: 'Shift', keyCode: 16, isShifted: true };
export const ENTER: Key = { code: 'Enter', key: 'Enter', keyCode: 13, isShifted: false };

/** The key that a scanner with the layout of the United States presses for a capital letter or a digit. */
export function keyFor(symbol: string, layout: Layout): Key {
  const isShifted = /[A-Z]/.test(symbol);
  const code = `${isShifted ? 'Key' : 'Digit'}${symbol}`;
  const key = OTHERS[layout][code]?.[isShifted ? 1 : 0] ?? symbol;
  return { code, key, keyCode: symbol.charCodeAt(0), isShifted };
}
