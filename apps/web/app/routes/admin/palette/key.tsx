const SHOWN: Record<string, string> = {
  'Control+k': 'Ctrl K',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
};

/** A key as it is printed on keyboards. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="rounded border border-edge px-1.5 font-mono whitespace-nowrap">
      {SHOWN[name] ?? name}
    </kbd>
  );
}
