import type { FieldPiece } from '@waypost/contract/client';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { formatCountry } from '@waypost/i18n/formats';
import { useRef, useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Frame } from '../frame.tsx';
import { readLabelCode } from '../scanning/label-code.ts';
import { wordsOfLane } from '../scanning/lane-name.ts';
import { ScanCamera } from '../scanning/scan-camera.tsx';
import { giveSignal } from '../scanning/signals.ts';
import { laneSize } from '../scanning/verdict-view.tsx';
import { useWedge } from '../scanning/use-wedge.ts';
import { callApi } from '../store/call-api.ts';
import { useExpected } from '../store/expected-table.ts';
import { useOpenShift } from './use-open-shift.ts';

/** `list`: found in the list on the phone, because it is offline. */
type Found =
  | { from: 'server'; piece: FieldPiece }
  | { from: 'list'; piece: Omit<FieldPiece, 'status' | 'destination' | 'service'> }
  | { from: 'nowhere'; message: string };

/** Takes any code of a label, or a number that is read out and typed. */
export function LookUp() {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const table = useExpected(shift.rights.includes('hub') ? device.hub.id : null);
  const [found, setFound] = useState<Found>();
  const [isBusy, setBusy] = useState(false);

  const asked = useRef(0);
  const find = async (text: string) => {
    asked.current += 1;
    const turn = asked.current;
    setBusy(true);
    const next = await ask(text);
    // by now another parcel is in the hand
    if (turn !== asked.current) return;
    setBusy(false);
    giveSignal(next.from === 'nowhere' ? 'unknown' : 'good');
    setFound(next);
  };
  const ask = async (text: string): Promise<Found> => {
    const code = readLabelCode(text);
    const ref = code.kind === 'foreign' ? text.trim() : code.trackingNumber;
    const answer = await callApi<FieldPiece>(`/api/field/pieces/${encodeURIComponent(ref)}`);
    if (answer.ok) return { from: 'server', piece: answer.data };
    const known = code.kind === 'foreign' ? null : (table?.find(ref) ?? null);
    if (answer.code === 'away' && known !== null) {
      return { from: 'list', piece: { number: ref, pieceNo: null, ...known } };
    }
    if (answer.code === 'away') return { from: 'nowhere', message: t('lookUp.away') };
    // the text of this problem is for recipients
    const isUnknown = answer.code === 'tracking_unknown';
    return { from: 'nowhere', message: isUnknown ? t('refused.why.unknown') : answer.message };
  };
  useWedge((text) => void find(text));

  return (
    <Frame
      title={t('lookUp.title')}
      back="/field"
      acts={<ScanCamera onText={(text) => void find(text)} startWord={t('camera.start')} />}
    >
      <form
        role="search"
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('number');
          if (typeof typed === 'string' && typed.trim() !== '') void find(typed);
        }}
      >
        <Field
          label={t('scan.number')}
          name="number"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 grow"
        />
        <Button type="submit" className="shrink-0" busy={isBusy}>
          {t('lookUp.find')}
        </Button>
      </form>
      <div role="status" className="mt-6">
        {found && <FoundView found={found} />}
      </div>
    </Frame>
  );
}

function FoundView({ found }: { found: Found }) {
  const t = useT('field');
  const parcelWords = useT('parcels');
  const locale = useLocale();
  if (found.from === 'nowhere') return <p className="text-lg font-semibold">{found.message}</p>;
  const { number, pieceNo, pieceCount, lane, flags } = found.piece;
  const words = lane && wordsOfLane(t, lane);
  return (
    <>
      <p dir="ltr" className="numerals text-lg rtl:text-end">
        {formatTrackingNumber(number)}
      </p>
      <p>
        {pieceNo === null
          ? t('scan.count', { count: pieceCount })
          : t('scan.piece', { pieceNo, count: pieceCount })}
      </p>
      {found.from === 'server' && (
        <div className="mt-3">
          <Badge className="bg-panel text-ink">{parcelWords(`status.${found.piece.status}`)}</Badge>
          <p className="mt-3 text-lg">
            <bdi className="block">
              {[found.piece.destination.postalCode, found.piece.destination.city]
                .filter(Boolean)
                .join(' ')}
            </bdi>
            <span className="block">{formatCountry(found.piece.destination.country, locale)}</span>
          </p>
        </div>
      )}
      {found.from === 'list' && <p className="mt-3 text-muted">{t('lookUp.fromList')}</p>}
      {flags.includes('stop') && (
        <div className="mt-3 rounded bg-exception-ground p-3 text-lg text-exception">
          <p className="font-semibold">{t('verdict.stop')}</p>
          <p>{t('verdict.stop.text')}</p>
        </div>
      )}
      {flags.includes('express') && <p className="mt-2 font-semibold">{t('scan.express')}</p>}
      {flags.includes('cash') && <p className="mt-2 font-semibold">{t('scan.cash')}</p>}
      {words && (
        <p className="mt-4">
          {t('scan.lane')}{' '}
          <span className={`wide block ${laneSize(words.large, true)}`}>{words.large}</span>{' '}
          {words.below}
        </p>
      )}
    </>
  );
}
