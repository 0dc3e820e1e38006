import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { COMMAND_GROUPS, type Command, stepFrom } from './commands.ts';
import { useCommands } from './use-commands.ts';
import type { Early } from './use-early-typing.ts';
import { type Find, numberIn, useFind } from './use-find.ts';
import { THEME_COOKIE } from '../../../platform/visitor.ts';
import { usePermissions } from '../signed-in.ts';

type CommandsProps = {
  takeTyped: () => Early;
  close: () => void;
  showHelp: () => void;
};

/** A combobox: the focus stays in the field while the selection moves in the list. */
export function Commands({ takeTyped, close, showHelp }: CommandsProps) {
  const t = useT('console-palette');
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** The text for which Enter was pressed before results arrived. */
  const hurriedFor = useRef<string | null>(null);
  const find = useFind(typed, usePermissions().includes('shipments:read'));
  const commands = useCommands(typed, find);
  // selected by id, because results that arrive later are inserted before it
  const current = commands.find((command) => command.id === chosenId) ?? commands[0];
  const isWaiting = find.state === 'searching' && chosenId === null && current?.group === 'search';
  const optionId = (command: Command) => `${id}-${command.id}`;

  function choose({ run }: Command) {
    if ('help' in run) return showHelp();
    close();
    if ('theme' in run) return chooseTheme(run.theme);
    return void navigate(run.to);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 } as const;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const from = current === undefined ? -1 : commands.indexOf(current);
      setChosenId(commands[stepFrom(from, commands.length, step[event.key])]?.id ?? null);
    } else if (event.key === 'Enter' && isWaiting) {
      hurriedFor.current = typed;
    } else if (event.key === 'Enter' && current !== undefined) {
      choose(current);
    } else return;
    event.preventDefault();
  }

  useLayoutEffect(() => {
    const { text, isEntered } = takeTyped();
    if (text === '') return;
    // oxlint-disable-next-line react/set-state-in-effect -- keys typed before the field existed
    setTyped(text);
    if (isEntered) hurriedFor.current = text;
  }, [takeTyped]);

  useEffect(() => {
    if (hurriedFor.current !== typed || isWaiting) return;
    hurriedFor.current = null;
    if (current !== undefined && current.group !== 'search') choose(current);
  });

  useEffect(() => {
    if (current !== undefined) {
      document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
    }
  }, [current, id]);

  return (
    <div className="flex max-h-[80dvh] flex-col">
      <h2 id="palette-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="relative border-b-2 border-ink">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted"
        />
        <input
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionId(current)}
          aria-label={t('ask')}
          placeholder={t('ask')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosenId(null);
            hurriedFor.current = null;
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-ground ps-12 pe-4 text-base -outline-offset-4"
        />
      </div>
      <FindStatus find={find} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className="overflow-y-auto p-2 text-sm"
      >
        {COMMAND_GROUPS.map((group) => {
          const ofGroup = commands.filter((command) => command.group === group);
          if (ofGroup.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mb-2">
              <div
                id={`${id}-${group}`}
                role="presentation"
                className="px-3 py-1 font-semibold text-muted"
              >
                {t(`group.${group}`)}
              </div>
              {ofGroup.map((command) => (
                <div
                  key={command.id}
                  id={optionId(command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === current}
                  onClick={() => choose(command)}
                  onKeyDown={onKeyDown}
                  className={classes(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 hover:bg-panel',
                    command === current && 'bg-panel',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={classes(
                      'size-3 shrink-0 rounded-full border-[3px] border-ink',
                      command === current && 'bg-signal',
                    )}
                  />
                  {command.label}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <p className="border-t border-hairline px-5 py-2 text-sm text-muted">
        <span role="status" className="sr-only">
          {t('found', { count: commands.length })}
        </span>
        {t('howTo')}
      </p>
    </div>
  );
}

function FindStatus({ find }: { find: Find }) {
  const t = useT('console-palette');
  const things = find.state === 'found' ? find.things : null;
  const cells = things?.cellsMissing ?? [];
  const number = find.state === 'found' ? numberIn(find.text) : null;
  // the record may be in a cell that did not answer
  const isMissing = number !== null && things?.shipments.length === 0 && cells.length === 0;
  return (
    <p role="status" className="px-5 text-sm text-muted not-empty:pt-3">
      {find.state === 'searching' && t('looking')}
      {isMissing && t('notFound', { number: formatTrackingNumber(number) })}
      {cells.length > 0 && t('cellsMissing', { count: cells.length, names: cells.join(', ') })}
      {find.state === 'failed' && t('lookFailed')}
    </p>
  );
}

/** Applies at once and is remembered by this browser; the server renders the console with it. */
function chooseTheme(theme: 'light' | 'dark' | 'system'): void {
  const age = theme === 'system' ? 0 : 31_536_000;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/admin; Max-Age=${age}; SameSite=Lax`;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
