import { useEffect } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { Key } from '../palette/key.tsx';
import { type Does, doesOf, isTyping, SHORTCUTS } from '../palette/shortcuts.ts';
import { useSingleKeys } from '../palette/single-keys.ts';

/** Keyboard shortcuts of the desk. They can be switched off, because voice dictation types single letters. */
export function DeskKeys() {
  const t = useT('console-desk');
  const words = useT('console-palette');
  const [on, switchTo] = useSingleKeys();
  useDeskKeys(on);
  if (!useScripted()) return null;
  return (
    <details className="mt-6 text-sm">
      <summary className="w-fit cursor-pointer py-2 font-semibold">{t('keys')}</summary>
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1">
        {SHORTCUTS.filter(({ where }) => where === 'desk').map(({ does, keys }) => (
          <div key={does} className="contents">
            <dt>
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{words(`does.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('keysOn')}
        checked={on}
        onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
      />
    </details>
  );
}

function useDeskKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const act = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      if (press(doesOf('desk', event))) event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [on]);
}

/** True if the key is a shortcut here. Enter is left to the link that has the focus. */
function press(does: Does | null): boolean {
  if (does === 'next') return moveBy(1);
  if (does === 'previous') return moveBy(-1);
  if (does === 'answer') return focusOn('#desk-answer textarea');
  if (does === 'take') return click('#desk-take');
  if (does === 'finish') return click('#desk-close');
  return false;
}

/** Moves from the focused row, or from the open one. */
function moveBy(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === 'true');
  const next = rows[at < 0 ? 0 : at + step];
  next?.focus();
  return next !== undefined;
}

function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  return field !== null;
}

function click(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}
