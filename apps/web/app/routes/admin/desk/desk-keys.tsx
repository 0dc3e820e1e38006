import { useEffect, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';

const KEYS = ['j', 'k', 'Enter', 'a', 't', 'e', 'Esc'] as const;

/** The keys of the desk. They can be switched off: a voice that dictates types single letters too. */
export function DeskKeys() {
  const t = useT('console-desk');
  const [on, setOn] = useState(true);
  useDeskKeys(on);
  if (!useScripted()) return null;
  return (
    <details className="mt-6 text-sm">
      <summary className="w-fit cursor-pointer py-2 font-semibold">{t('keys')}</summary>
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-1">
        {KEYS.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-edge px-1.5 font-mono">{key}</kbd>
            </dt>
            <dd>{t(`key.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t('keysOn')}
        checked={on}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
    </details>
  );
}

function useDeskKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    const act = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      const done = press(key);
      if (done) event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [on]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}

/** True when the key meant something here. */
function press(key: string): boolean {
  if (key === 'j') return moveBy(1);
  if (key === 'k') return moveBy(-1);
  if (key === 'a') return focusOn('#desk-answer textarea');
  if (key === 't') return click('#desk-take');
  if (key === 'e') return click('#desk-close');
  return false;
}

/** From the row that has the focus, or the one that is open. */
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
