import type { FieldStop } from '@waypost/contract/client';
import { formatClock, formatMoney } from '@waypost/i18n/formats';
import { Check, CircleDot, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { giveSignal } from '../scanning/signals.ts';
import { undo } from '../store/queue.ts';
import { useStoring } from '../use-storing.tsx';
import { NoRound } from './no-round.tsx';
import { stateOfStop } from './outcomes-of-pieces.ts';
import { recountRound, useRound } from './round-store.ts';
import { useCanUndo } from './use-can-undo.ts';

const ICONS = { open: CircleDot, done: Check, partly: Minus, failed: X, left: Minus };

/** In the order of the round, open stops first. */
export function Stops() {
  const t = useT('field');
  const { shift } = useOpenShift();
  const own = useRound(shift.id);
  if (own === null || own === 'unread') return <NoRound title={t('stops.title')} known={own} />;
  const stops = own.stops.map((stop) => ({ stop, state: stateOfStop(stop, own.outcomes) }));
  const isOpen = ({ state }: { state: FieldStop['state'] }) => state === 'open';
  const sorted = stops.toSorted(
    (one, other) =>
      Number(!isOpen(one)) - Number(!isOpen(other)) || one.stop.sequence - other.stop.sequence,
  );
  return (
    <Frame title={own.round.name} back="/field">
      <JustDone shiftId={shift.id} stops={own.stops} />
      <p role="status" className="font-semibold">
        {t('stops.left', { count: stops.filter(isOpen).length })}
      </p>
      <ol className="mt-2 divide-y divide-hairline">
        {sorted.map(({ stop, state }) => (
          <li key={stop.stopNo}>
            <StopLine stop={stop} state={state} />
          </li>
        ))}
      </ol>
    </Frame>
  );
}

function StopLine({ stop, state }: { stop: FieldStop; state: FieldStop['state'] }) {
  const t = useT('field');
  const locale = useLocale();
  const { device } = useOpenShift();
  const { stopNo, sequence, name, address, pieces, due, window, kind } = stop;
  const Icon = ICONS[state];
  const zone = device.hub.timeZone;
  return (
    <Link
      to={`/field/stops/${stopNo}`}
      className={classes('flex min-h-16 gap-3 py-3', state !== 'open' && 'text-muted')}
    >
      <span className="numerals w-8 shrink-0 text-end text-xl">{sequence}</span>
      <span className="min-w-0 grow">
        <span className="block text-lg font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="block">
          <bdi>{address.join(', ')}</bdi>
        </span>
        <span className="block text-sm">
          {[
            state !== 'open' && t(`stops.state.${state}`),
            kind === 'pickup' && t('stops.pickup'),
            t('scan.count', { count: pieces.length }),
            window &&
              `${formatClock(new Date(window.from), locale, zone)}–${formatClock(new Date(window.to), locale, zone)}`,
            due && formatMoney(due.cents, due.currency, locale),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
      {state === 'open' && <span className="sr-only">{t('stops.state.open')}</span>}
    </Link>
  );
}

/** The last act, which can be undone until it is sent. */
function JustDone({ shiftId, stops }: { shiftId: string; stops: readonly FieldStop[] }) {
  const t = useT('field');
  const state = useLocation().state as { doneActId?: string; stopNo?: number } | null;
  const { doneActId, stopNo } = state ?? {};
  const [outcome, setOutcome] = useState<'undone' | 'too late'>();
  const canUndo = useCanUndo(doneActId);
  const { store, isBusy, trouble } = useStoring();
  if (doneActId === undefined || outcome === 'undone') return null;
  const name = stops.find((stop) => stop.stopNo === stopNo)?.name ?? '';
  const takeBack = async () => {
    const isUndone = await undo(doneActId);
    if (!isUndone) giveSignal('bad');
    setOutcome(isUndone ? 'undone' : 'too late');
    await recountRound(shiftId);
  };
  return (
    <div role="status" className="mb-4 rounded bg-delivered-ground p-4 text-delivered">
      <p className="font-semibold">{t('stops.done', { name })}</p>
      {outcome === 'too late' && <p>{t('stops.tooLate')}</p>}
      {outcome === undefined && canUndo && (
        <Button
          look="secondary"
          className="mt-2"
          busy={isBusy}
          onClick={() => void store(takeBack)}
        >
          {t('scan.undo')}
        </Button>
      )}
      {trouble}
    </div>
  );
}
