import type { FieldContainer } from '@waypost/contract/client';
import { formatContainerCode } from '@waypost/domain/container-code';
import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../frame.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { judgePiece } from '../scanning/judge-piece.ts';
import { ScanPage } from '../scanning/scan-page.tsx';
import { useStoring } from '../use-storing.tsx';
import { changeContainers, withContainer } from './containers-store.ts';
import { recordContainerAct } from './record-container-act.ts';
import { finishUnpacking, missingIn, takeOut } from './unpack.ts';
import { useCount } from './use-count.ts';

type ContainerProps = { container: FieldContainer };

/** A container that was closed or has arrived in this hub. */
export function ClosedContainer({ container }: ContainerProps) {
  return container.state === 'arrived' ? (
    <UnpackContainer container={container} />
  ) : (
    <SealedContainer container={container} />
  );
}

function useReopen({ code }: FieldContainer): () => Promise<void> {
  const { device, shift } = useOpenShift();
  const hubId = device.hub.id;
  return async () => {
    await recordContainerAct(shift.id, { kind: 'reopen', code });
    await changeContainers(hubId, (before) =>
      withContainer(before, code, { hubId, state: 'open', seal: '', tripId: null }),
    );
  };
}

function SealedContainer({ container }: ContainerProps) {
  const t = useT('field');
  const reopen = useReopen(container);
  const { store, isBusy, trouble } = useStoring();
  const { code, kind, to, pieces, seal } = container;
  return (
    <Frame
      title={t('pack.closed')}
      back="/field/pack"
      acts={
        <>
          {trouble}
          <Button size="large" look="secondary" busy={isBusy} onClick={() => void store(reopen)}>
            {t('pack.again')}
          </Button>
        </>
      }
    >
      <p dir="ltr" className="numerals text-xl font-semibold rtl:text-end">
        {formatContainerCode(code)}
      </p>
      <p className="mt-2 text-lg">
        {t(`pack.kind.${kind}`)}
        {to && `, ${t('pack.toHub', { hub: to.name })}`}
      </p>
      {pieces > 0 && <p className="text-lg">{t('scan.count', { count: pieces })}</p>}
      {seal !== '' && (
        <p className="text-lg">
          {t('pack.seal')}: <bdi className="numerals">{seal}</bdi>
        </p>
      )}
    </Frame>
  );
}

/** Scanning the pieces out one by one is optional; pieces that are not found are missing. */
function UnpackContainer({ container }: ContainerProps) {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const navigate = useNavigate();
  const { store, isBusy, trouble } = useStoring();
  const { code, pieces } = container;
  const taken = useCount(shift.id, 'take', code);
  const from = { shiftId: shift.id, hubId: device.hub.id, code };
  const missing = missingIn(container, taken);
  const empty = async () => {
    await finishUnpacking(from, taken);
    await navigate('/field/pack');
  };
  return (
    <ScanPage
      title={formatContainerCode(code)}
      hint={t('pack.takeHint')}
      back="/field/pack"
      rightWord={t('pack.taken')}
      scanned={(text) => takeOut(from, judgePiece(text, null))}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('pack.takenCount', { taken, count: taken + pieces })}
      </p>
      {trouble}
      <Button
        size="large"
        look={missing === 0 ? 'primary' : 'secondary'}
        className="mt-3"
        busy={isBusy}
        onClick={() => void store(empty)}
      >
        {missing === 0 ? t('pack.empty') : t('pack.emptyMissing', { count: missing })}
      </Button>
    </ScanPage>
  );
}
