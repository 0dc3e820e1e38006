import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { judgePiece } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { recordPiece } from '../store/record-scan.ts';
import type { DoorProps } from './door-props.ts';
import { recountRound } from './round-store.ts';

/** At a shipper's: each piece that is given is scanned, also one that nobody has named. */
export function Collect({ stop, of, outcomes, done }: DoorProps) {
  const t = useT('field');
  const { device } = useOpenShift();
  const wanted = stop.pieces.map(({ number }) => number);
  const collected = wanted.filter((number) => outcomes.get(number) === 'collected').length;
  return (
    <ScanPage
      title={t('stop.collect')}
      hint={t('collect.hint')}
      back={`/field/stops`}
      rightWord={t('collect.right')}
      scanned={async (text) => {
        const judged = judgePiece(text, null);
        const isMore = judged.kind === 'unlisted' && !wanted.includes(judged.ref);
        const verdict = isMore ? { ...judged, kind: 'unexpected' as const } : judged;
        const result = await recordPiece(verdict, {
          device,
          shiftId: of.shiftId,
          code: 'PICKED_UP',
        });
        await recountRound(of.shiftId);
        return result;
      }}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('collect.count', { collected, count: wanted.length })}
      </p>
      <Button size="large" look="secondary" className="mt-3" onClick={() => done(null)}>
        {t('collect.done')}
      </Button>
    </ScanPage>
  );
}
