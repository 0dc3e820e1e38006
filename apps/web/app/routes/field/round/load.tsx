import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { judgePiece, type Verdict } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useStoring } from '../use-storing.tsx';
import { NoRound } from './no-round.tsx';
import { loadedOf } from './outcomes-of-pieces.ts';
import { recordOnRound, recordRoundAct } from './record-stop.ts';
import { useRound } from './round-store.ts';

/** Every piece is scanned into the van, so that missing and surplus pieces are known before it leaves. */
export function Load() {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const own = useRound(shift.id);
  const navigate = useNavigate();
  const { store, isBusy, trouble } = useStoring();
  if (own === null || own === 'unread') return <NoRound title={t('load.title')} known={own} />;
  const { round, stops, outcomes } = own;
  const deliveries = stops.filter(({ kind }) => kind === 'delivery');
  const pieces = deliveries.flatMap((stop) => stop.pieces);
  const wanted = pieces.map(({ number }) => number);
  const loaded = loadedOf(wanted, outcomes).length;

  const judge = (text: string): Verdict => {
    const verdict = judgePiece(text, null);
    if (verdict.kind !== 'unlisted') return verdict;
    const piece = pieces.find(({ number }) => number === verdict.ref);
    if (piece === undefined) return { ...verdict, kind: 'not_mine' };
    return { ...verdict, kind: piece.standing === 'stopped' ? 'stop' : 'right' };
  };
  const depart = async () => {
    await recordRoundAct(
      { shiftId: shift.id, personId: shift.personId, roundId: round.id },
      'depart',
    );
    await navigate('/field/stops');
  };
  return (
    <ScanPage
      title={t('load.title')}
      hint={t('load.hint')}
      rightWord={t('load.right')}
      scanned={async (text) => {
        const verdict = judge(text);
        if (verdict.kind === 'stop') return { verdict };
        return recordOnRound(verdict, {
          device,
          shiftId: shift.id,
          code: 'OUT_FOR_DELIVERY',
          roundId: round.id,
        });
      }}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('load.count', { loaded, count: wanted.length })}
      </p>
      {trouble}
      {round.state !== 'out' && (
        <Button
          size="large"
          look={loaded === wanted.length ? 'primary' : 'secondary'}
          className="mt-3"
          busy={isBusy}
          onClick={() => void store(depart)}
        >
          {loaded === wanted.length
            ? t('load.depart')
            : t('load.departShort', { count: wanted.length - loaded })}
        </Button>
      )}
    </ScanPage>
  );
}
