import { formatFileSize } from '@waypost/i18n/formats';
import { useState } from 'react';
import { useT } from '../../../platform/catalogs.tsx';
import { useLocale } from '../../../platform/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { tryStorage, type StorageResult } from './try-storage.ts';
import { CheckSection, type CheckProps } from './check-section.tsx';

export function StorageCheck({ report }: CheckProps) {
  const t = useT('field');
  const locale = useLocale();
  const [isTrying, setTrying] = useState(false);
  const [result, setResult] = useState<StorageResult>();
  const words = ({ kind, freeBytes }: StorageResult) =>
    t(`storage.${kind}`, { size: formatFileSize(freeBytes, locale) });
  const attempt = async () => {
    setTrying(true);
    const found = await tryStorage();
    setTrying(false);
    setResult(found);
    report(words(found));
  };
  return (
    <CheckSection
      title={t('storage.title')}
      text={t('storage.text')}
      state={result === undefined ? 'untried' : result.kind === 'kept' ? 'good' : 'bad'}
      result={result && words(result)}
    >
      <Button size="large" look="secondary" busy={isTrying} onClick={() => void attempt()}>
        {t('storage.try')}
      </Button>
    </CheckSection>
  );
}
