import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { classes } from '../../../ui/classes.ts';
import { shipmentPath } from '../admin-paths.ts';
import { type Command, stepFrom } from './commands.ts';
import { useCommands } from './use-commands.ts';
import { useShipmentLookUp } from './use-shipment-look-up.ts';
import { THEME_COOKIE } from '../../../platform/visitor.ts';
import { usePermissions } from '../signed-in.ts';

const GROUPS = ['shipment', 'page', 'command'] as const;

type CommandsProps = { close: () => void; showHelp: () => void };

/** A combobox: the focus stays in the field, and the choice goes along the list. */
export function Commands({ close, showHelp }: CommandsProps) {
  const t = useT('console-palette');
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [isHurried, setHurried] = useState(false);
  const lookedUp = useShipmentLookUp(typed, usePermissions().includes('shipments:read'));
  const commands = useCommands(typed, lookedUp);
  const current = commands[Math.min(at, commands.length - 1)];
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
      setAt(stepFrom(from, commands.length, step[event.key]));
    } else if (event.key === 'Enter' && lookedUp.state === 'looking') {
      setHurried(true);
    } else if (event.key === 'Enter' && current !== undefined) {
      choose(current);
    } else return;
    event.preventDefault();
  }

  // Enter was pressed before the shipment was found
  const found = lookedUp.state === 'found' ? lookedUp.shipmentId : undefined;
  useEffect(() => {
    if (!isHurried || found === undefined) return;
    close();
    void navigate(shipmentPath(found));
  }, [isHurried, found, close, navigate]);

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
            setAt(0);
            setHurried(false);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-ground ps-12 pe-4 text-base -outline-offset-4"
        />
      </div>
      <LookUpStatus lookedUp={lookedUp} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className="overflow-y-auto p-2 text-sm"
      >
        {GROUPS.map((group) => {
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

function LookUpStatus({ lookedUp }: { lookedUp: ReturnType<typeof useShipmentLookUp> }) {
  const t = useT('console-palette');
  const { state } = lookedUp;
  const number = 'number' in lookedUp ? formatTrackingNumber(lookedUp.number) : '';
  return (
    <p role="status" className="px-5 text-sm text-muted not-empty:pt-3">
      {state === 'looking' && t('looking', { number })}
      {state === 'missing' && t('notFound', { number })}
      {state === 'failed' && t('lookFailed')}
    </p>
  );
}

/** From now on in this browser; pages of the console are rendered with it. */
function chooseTheme(theme: 'light' | 'dark' | 'system'): void {
  const age = theme === 'system' ? 0 : 31_536_000;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/admin; Max-Age=${age}; SameSite=Lax`;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
