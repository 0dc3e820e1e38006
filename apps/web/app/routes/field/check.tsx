import { useState } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useScripted } from '../../ui/use-scripted.ts';
import { CameraCheck } from './checks/camera-check.tsx';
import { ClockCheck } from './checks/clock-check.tsx';
import { PositionCheck } from './checks/position-check.tsx';
import { ScannerCheck } from './checks/scanner-check.tsx';
import { SoundCheck } from './checks/sound-check.tsx';
import { StorageCheck } from './checks/storage-check.tsx';

const PARTS = ['camera', 'scanner', 'sound', 'storage', 'clock', 'position'] as const;
type Part = (typeof PARTS)[number];

/** Lets the carrier try out whether a phone is suitable, before the first shift with it. */
export default function Check() {
  const t = useT('field');
  const isScripted = useScripted();
  const [results, setResults] = useState<Partial<Record<Part, string>>>({});
  const report = (part: Part) => (result: string) =>
    setResults((before) => ({ ...before, [part]: result }));
  const tried = PARTS.filter((part) => results[part] !== undefined);
  return (
    <div className="shell max-w-2xl py-8">
      <PageHead title={t('metaTitle')} />
      <h1 className="wide text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('lead')}</p>
      {!isScripted && (
        <noscript>
          <Notice tone="problem" title={t('needsScripts')} className="mt-8" />
        </noscript>
      )}
      <fieldset disabled={!isScripted} className="mt-8 min-w-0 space-y-10">
        <CameraCheck report={report('camera')} />
        <ScannerCheck report={report('scanner')} />
        <SoundCheck report={report('sound')} />
        <StorageCheck report={report('storage')} />
        <ClockCheck report={report('clock')} />
        <PositionCheck report={report('position')} />
      </fieldset>
      {tried.length > 0 && (
        <p className="mt-10 border-t border-hairline pt-4">
          <CopyButton
            text={[
              ...tried.map((part) => `${t(`${part}.title`)}: ${results[part] ?? ''}`),
              navigator.userAgent,
            ].join('\n')}
            what={t('results')}
            words={{ copy: t('copy'), copied: t('copied') }}
          />
        </p>
      )}
    </div>
  );
}
