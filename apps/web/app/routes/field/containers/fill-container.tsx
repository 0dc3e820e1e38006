import type { FieldContainer } from '@waypost/contract/client';
import { formatContainerCode, readContainerCode } from '@waypost/domain/container-code';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { useOpenShift } from '../pages/use-open-shift.ts';
import { judgePiece, type Verdict } from '../scanning/judge-piece.ts';
import { ScanPage, type ScanResult } from '../scanning/scan-page.tsx';
import { useExpected } from '../store/expected-table.ts';
import { changeContainers, withContainer } from './containers-store.ts';
import { judgeFilling, verdictOf } from './judge-container.ts';
import { isPutIn, recordContainerAct, recordInContainer } from './record-container-act.ts';
import { SealForm } from './seal-form.tsx';
import { useCount } from './use-count.ts';

/** Scans pieces into a container until it is closed. */
export function FillContainer({ container }: { container: FieldContainer }) {
  const t = useT('field');
  const { device, shift } = useOpenShift();
  const table = useExpected(device.hub.id);
  const navigate = useNavigate();
  const [isClosing, setClosing] = useState(false);
  const { code, to } = container;
  const count = useCount(shift.id, 'put', code);
  const put = (verdict: Verdict) => recordInContainer(shift.id, 'put', code, verdict);
  const putOrAsk = async (verdict: Verdict): Promise<ScanResult> => {
    if (verdict.kind !== 'other_lane') return put(verdict);
    const inside: Verdict = { ...verdict, kind: 'right' };
    if (await isPutIn(shift.id, code, verdict.ref)) return put(inside);
    const words = { yes: t('pack.anyway'), no: t('pack.leave') };
    return { verdict, question: { ...words, confirmed: () => put(inside) } };
  };
  const close = async (seal: string) => {
    await recordContainerAct(shift.id, { kind: 'close', code, seal });
    await changeContainers(device.hub.id, (before) =>
      withContainer(before, code, { hubId: device.hub.id, state: 'closed', seal }),
    );
    await navigate('/field/pack');
  };
  if (isClosing) {
    return (
      <SealForm
        title={t('pack.close')}
        what={formatContainerCode(code)}
        submit={t('pack.close')}
        back={() => setClosing(false)}
        done={close}
      />
    );
  }
  return (
    <ScanPage
      title={to === null ? formatContainerCode(code) : t('pack.toHub', { hub: to.name })}
      hint={t('pack.pieceHint')}
      back="/field/pack"
      rightWord={t('pack.right')}
      unexpectedText={t('pack.unexpected')}
      scanned={async (text) => {
        const other = readContainerCode(text);
        if (other === null) return putOrAsk(judgeFilling(judgePiece(text, table), to));
        // scanning another container switches to that one
        if (other !== code) await navigate(`/field/pack/${other}`);
        return { verdict: verdictOf('already', other) };
      }}
    >
      <p role="status" className="mt-4 text-center text-xl font-semibold">
        {t('pack.count', { count })}
      </p>
      <Button size="large" look="secondary" className="mt-3" onClick={() => setClosing(true)}>
        {t('pack.close')}
      </Button>
    </ScanPage>
  );
}
