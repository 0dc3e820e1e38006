import type { FieldStop } from '@waypost/contract/client';
import { formatMoney } from '@waypost/i18n/formats';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { Collect } from './collect.tsx';
import { HandOver } from './hand-over.tsx';
import { NoRound } from './no-round.tsx';
import { NotPossible } from './not-possible.tsx';
import {
  choicesAt,
  heldPieces,
  isAllHeld,
  openPieces,
  piecesToHandOver,
  stateOfStop,
} from './outcomes-of-pieces.ts';
import { type OwnRound, useRound } from './round-store.ts';

/** One stop: the recipient, the address, instructions, and the two possible outcomes. */
export function Stop() {
  const t = useT('field');
  const { shift } = useOpenShift();
  const own = useRound(shift.id);
  const { stopNo = '' } = useParams();
  if (own === null || own === 'unread') return <NoRound title={t('stops.title')} known={own} />;
  const stop = own.stops.find((each) => String(each.stopNo) === stopNo);
  if (stop === undefined) return <Navigate to="/field/stops" replace />;
  return <OneStop key={stopNo} own={own} stop={stop} />;
}

const ACTS = ['handOver', 'notPossible'] as const;

function OneStop({ own, stop }: { own: OwnRound; stop: FieldStop }) {
  const t = useT('field');
  const locale = useLocale();
  const { shift } = useOpenShift();
  const navigate = useNavigate();
  const choices = choicesAt(stop, own.outcomes);
  // in the address, so that the back button leads from the form to the stop
  const [query, setQuery] = useSearchParams();
  // after a crash right after the act, the form would open with nothing left to do
  const [wasOver] = useState(choices.length === 0);
  const isOver = wasOver && choices.length === 0;
  const isStopped = stop.kind === 'delivery' && isAllHeld(stop, own.outcomes);
  const asked = isOver ? undefined : ACTS.find((each) => each === query.get('act'));
  const act = asked === 'handOver' && isStopped ? undefined : asked;

  const { id: shiftId, personId } = shift;
  const of = { shiftId, personId, roundId: own.round.id, stopNo: stop.stopNo };
  const open = openPieces(stop, own.outcomes);
  // browsers store this on disk in plain text, so it must hold nothing about a person
  const done = async (doneActId: string | null) =>
    navigate('/field/stops', {
      replace: true,
      state: { doneActId: doneActId ?? undefined, stopNo: stop.stopNo },
    });
  const look = () => setQuery({}, { replace: true });
  const props = { stop, of, open, outcomes: own.outcomes, done, back: look };
  if (act === 'handOver') {
    if (stop.kind === 'pickup') return <Collect {...props} />;
    return <HandOver {...props} open={piecesToHandOver(stop, own.outcomes)} />;
  }
  if (act === 'notPossible') return <NotPossible {...props} />;

  const { name, address, phone, instructions, pieces, due, point, kind } = stop;
  const state = stateOfStop(stop, own.outcomes);
  const held = heldPieces(stop, own.outcomes);
  return (
    <Frame
      title={t('stop.title', { sequence: stop.sequence })}
      back="/field/stops"
      acts={
        <>
          {choices.includes('notPossible') && (
            <Button size="large" look="secondary" onClick={() => setQuery({ act: 'notPossible' })}>
              {t('stop.notPossible')}
            </Button>
          )}
          {choices.includes('handOver') && (
            <Button size="large" onClick={() => setQuery({ act: 'handOver' })}>
              {kind === 'pickup' ? t('stop.collect') : t('stop.handOver')}
            </Button>
          )}
        </>
      }
    >
      <p className="wide text-2xl">
        <bdi>{name}</bdi>
      </p>
      <address className="mt-1 text-lg not-italic">
        {address.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {phone !== '' && (
          <a
            href={`tel:${phone}`}
            className="inline-flex min-h-12 items-center gap-2 font-semibold underline"
          >
            <Phone aria-hidden="true" className="size-5" />
            <span dir="ltr">{phone}</span>
          </a>
        )}
        <a
          href={mapLink(point, address)}
          className="inline-flex min-h-12 items-center gap-2 font-semibold underline"
        >
          <MapPin aria-hidden="true" className="size-5" />
          {t('stop.map')}
        </a>
      </p>
      {instructions !== '' && (
        <p className="mt-2 rounded bg-panel p-3 whitespace-pre-line">{instructions}</p>
      )}
      {due !== null && (
        <p className="mt-3 rounded bg-out-for-delivery-ground p-3 text-lg font-semibold text-out-for-delivery">
          {t('stop.due', { amount: formatMoney(due.cents, due.currency, locale) })}
        </p>
      )}
      {held.length > 0 && (
        <div className="mt-3">
          <Notice tone="problem" title={t('stop.held', { count: held.length })} />
        </div>
      )}
      <h2 className="mt-5 text-lg">{t('scan.count', { count: pieces.length })}</h2>
      <ul className="mt-1">
        {pieces.map(({ number }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-3 py-1">
            <span dir="ltr" className="numerals text-sm">
              {formatTrackingNumber(number)}
            </span>
            <span className="text-sm">
              {held.includes(number)
                ? t('verdict.stop')
                : t(`piece.${own.outcomes.get(number) ?? 'none'}`)}
            </span>
          </li>
        ))}
      </ul>
      {open.length === 0 && state !== 'open' && (
        <p className="mt-4 font-semibold">{t(`stops.state.${state}`)}</p>
      )}
    </Frame>
  );
}

/** Links to the position of the door if it is known; otherwise the maps app searches for the address. */
function mapLink(point: FieldStop['point'], address: readonly string[]): string {
  if (point === null) return `geo:0,0?q=${encodeURIComponent(address.join(', '))}`;
  return `geo:${point.lat},${point.lon}?q=${point.lat},${point.lon}`;
}
