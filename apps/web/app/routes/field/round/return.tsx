import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { judgePiece } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useStoring } from '../use-storing.tsx';
import { NoRound } from './no-round.tsx';
import { inVan } from './outcomes-of-pieces.ts';
import { recordOnRound, recordRoundAct } from './record-stop.ts';
import { useRound } from './round-store.ts';

/** In the evening, everything that is still in the van is scanned in, and the round is closed. */
export function Return() {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const own = useRound(shift.id);
  const navigate = useNavigate();
  const { store, isBusy, trouble } = useStoring();
  if (own === null || own === 'unread') return <NoRound title={t('return.title')} known={own} />;
  const { round, stops, outcomes } = own;
  const left = inVan(stops, outcomes);
  const of = { shiftId: shift.id, personId: shift.personId, roundId: round.id };
  const close = async () => {
    await recordRoundAct(of, 'return');
    await recordRoundAct(of, 'close', left.length > 0 ? 'missing' : '');
    await navigate('/field');
  };
  return (
    <ScanPage
      title={t('return.title')}
      hint={t('return.hint')}
      rightWord={t('return.right')}
      scanned={async (text) => {
        const verdict = judgePiece(text, null);
        // no attempt was made at the door, so the recipient is not to blame
        const isOutOfTime = outcomes.get(verdict.ref) === 'loaded';
        return recordOnRound(verdict, {
          device,
          shiftId: shift.id,
          code: 'ARRIVED',
          roundId: round.id,
          ...(isOutOfTime && { detail: 'out_of_time' }),
        });
      }}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('return.left', { count: left.length })}
      </p>
      {trouble}
      <Button
        size="large"
        look={left.length === 0 ? 'primary' : 'secondary'}
        className="mt-3"
        busy={isBusy}
        onClick={() => void store(close)}
      >
        {left.length === 0 ? t('return.close') : t('return.closeMissing', { count: left.length })}
      </Button>
    </ScanPage>
  );
}
