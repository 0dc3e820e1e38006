import { useT } from '../../../platform/catalogs.tsx';
import { judgePiece } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useExpected } from '../store/expected-table.ts';
import { ListAge } from './list-age.tsx';
import { useOpenShift } from './use-open-shift.ts';

/** Shows where a piece goes within the hub. Nothing is recorded, because it only moves a few metres. */
export function Sort() {
  const t = useT('field');
  const { device } = useOpenShift();
  const table = useExpected(device.hub.id);
  return (
    <ScanPage
      title={t('sort.title')}
      hint={t('sort.hint')}
      rightWord={table === null ? t('sort.noList') : t('scan.lane')}
      showsLane
      scanned={async (text) => ({ verdict: judgePiece(text, table) })}
    >
      <ListAge table={table} />
    </ScanPage>
  );
}
