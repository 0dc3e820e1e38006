import { readContainerCode } from '@waypost/domain/container-code';
import { useT } from '../../../platform/catalogs.tsx';
import { useArrival } from '../containers/use-arrival.ts';
import { judgePiece } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useExpected } from '../store/expected-table.ts';
import { recordPiece } from '../store/record-scan.ts';
import { ListAge } from './list-age.tsx';
import { useOpenShift } from './use-open-shift.ts';

/**
 * Everything that comes in is recorded as arrived, including pieces that were not expected. The code of a container
 * stands for every piece in it.
 */
export function Receive() {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const table = useExpected(device.hub.id);
  const arrive = useArrival();
  return (
    <ScanPage
      title={t('receive.title')}
      hint={t('receive.hint')}
      rightWord={t('receive.right')}
      scanned={(text) => {
        const container = readContainerCode(text);
        return container === null
          ? recordPiece(judgePiece(text, table), { device, shiftId: shift.id, code: 'ARRIVED' })
          : arrive(container);
      }}
    >
      <ListAge table={table} />
    </ScanPage>
  );
}
