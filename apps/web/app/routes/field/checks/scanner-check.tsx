import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { giveSignal } from '../scanning/signals.ts';
import { useWedge } from '../scanning/use-wedge.ts';
import { CheckSection, type CheckProps } from './check-section.tsx';
import { labelWords } from './label-words.ts';

export function ScannerCheck({ report }: CheckProps) {
  const t = useT('field');
  const [scans, setScans] = useState<{ last: string; count: number }>();
  useWedge((text) => {
    setScans((before) => ({ last: text, count: (before?.count ?? 0) + 1 }));
    giveSignal('good');
    report(labelWords(t, text));
  });
  return (
    <CheckSection
      title={t('scanner.title')}
      text={t('scanner.text')}
      state={scans ? 'good' : 'untried'}
      result={
        scans
          ? `${labelWords(t, scans.last)} ${t('scanner.count', { count: scans.count })}`
          : t('scanner.waiting')
      }
    />
  );
}
