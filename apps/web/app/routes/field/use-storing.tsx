import { useState } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { giveSignal } from './scanning/signals.ts';

/** For a button that writes to the phone's store: shows `trouble` beside it if the write failed. */
export function useStoring() {
  const t = useT('field');
  const [isBusy, setBusy] = useState(false);
  const [isNotStored, setNotStored] = useState(false);
  const store = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setNotStored(false);
    try {
      await work();
    } catch {
      giveSignal('bad');
      setNotStored(true);
    }
    setBusy(false);
  };
  const trouble = isNotStored && (
    <Notice tone="problem" title={t('app.notStored')} className="mt-3" />
  );
  return { store, isBusy, trouble };
}
