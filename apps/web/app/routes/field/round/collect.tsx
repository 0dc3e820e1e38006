import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { judgePiece } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useStoring } from '../use-storing.tsx';
import type { DoorProps } from './door-props.ts';
import { collectedBeside } from './outcomes-of-pieces.ts';
import { recordCollected, recordOnRound } from './record-stop.ts';

/** At a shipper's: every piece is scanned, including those that were not announced. */
export function Collect({ stop, of, outcomes, done }: DoorProps) {
  const t = useT('field');
  const { device } = useOpenShift();
  const { store, isBusy, trouble } = useStoring();
  const wanted = stop.pieces.map(({ number }) => number);
  const collected = wanted.filter((number) => outcomes.get(number) === 'collected').length;
  const others = collectedBeside(new Set(wanted), outcomes).length;
  return (
    <ScanPage
      title={t('stop.collect')}
      hint={t('collect.hint')}
      back={`/field/stops`}
      rightWord={t('collect.right')}
      scanned={(text) =>
        recordOnRound(judgePiece(text, null), {
          device,
          shiftId: of.shiftId,
          code: 'PICKED_UP',
          roundId: of.roundId,
        })
      }
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {wanted.length === 0
          ? t('scan.count', { count: others })
          : t('collect.count', { collected, count: wanted.length })}
      </p>
      {trouble}
      <Button
        size="large"
        look="secondary"
        className="mt-3"
        busy={isBusy}
        onClick={() => void store(() => recordCollected(of).then(() => done(null)))}
      >
        {t('collect.done')}
      </Button>
    </ScanPage>
  );
}
