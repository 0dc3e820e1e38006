/** The actions of keys. Their texts are in the catalog console-palette. */
export type Does =
  | 'palette'
  | 'help'
  | 'search'
  | 'close'
  | 'next'
  | 'previous'
  | 'open'
  | 'answer'
  | 'take'
  | 'finish';

export const PLACES = ['everywhere', 'list', 'desk'] as const;
type Place = (typeof PLACES)[number];

type Shortcut = { where: Place; does: Does; keys: readonly string[] };

/**
 * Every shortcut of the console, except g and a letter, which are defined with the pages (stops.ts). `keys` have
 * their names in browser events; Control also stands for the Command key.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  { where: 'everywhere', does: 'palette', keys: ['Control+k'] },
  { where: 'everywhere', does: 'help', keys: ['?'] },
  { where: 'everywhere', does: 'search', keys: ['/'] },
  { where: 'everywhere', does: 'close', keys: ['Escape'] },
  { where: 'list', does: 'next', keys: ['j', 'ArrowDown'] },
  { where: 'list', does: 'previous', keys: ['k', 'ArrowUp'] },
  { where: 'list', does: 'open', keys: ['Enter'] },
  { where: 'desk', does: 'next', keys: ['j'] },
  { where: 'desk', does: 'previous', keys: ['k'] },
  { where: 'desk', does: 'open', keys: ['Enter'] },
  { where: 'desk', does: 'answer', keys: ['a'] },
  { where: 'desk', does: 'take', keys: ['t'] },
  { where: 'desk', does: 'finish', keys: ['e'] },
];

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function doesOf(where: Place, press: KeyPress): Does | null {
  if (press.altKey) return null;
  const isHeld = press.ctrlKey || press.metaKey;
  const name = isHeld ? `Control+${press.key.toLowerCase()}` : press.key;
  const found = SHORTCUTS.find((each) => each.where === where && each.keys.includes(name));
  return found?.does ?? null;
}

/** Elements in which single letters are text. */
export function isTyping(target: EventTarget | null): boolean {
  const typedInto = 'input, textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(typedInto) !== null;
}
