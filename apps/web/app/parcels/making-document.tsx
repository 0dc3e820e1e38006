import type { DocumentFile, LabelFile } from '@waypost/contract';
import type { DocumentProgress } from '@waypost/contract/client';
import { useEffect } from 'react';
import { useT } from '../platform/catalogs.tsx';
import { PageHead } from '../platform/page-head.tsx';
import { useAskAgain } from '../platform/use-ask-again.ts';
import { Progress } from '../ui/progress.tsx';
import { TextLink } from '../ui/text-link.tsx';

type MakingDocumentProps = {
  file: DocumentFile | LabelFile;
  /** Null when it is ready. */
  progress: DocumentProgress | null;
  address: string;
  back: string;
  /** Where it leads, unless to the documents of a shipment. */
  backText?: string;
};

/** A document of many pieces: how far it is, then the file. With or without scripts. */
export function MakingDocument(props: MakingDocumentProps) {
  const t = useT('documents');
  const { file, progress, address, back, backText = t('back') } = props;
  const isReady = progress === null;
  useAskAgain(!isReady);
  useEffect(() => {
    // a download: this page stays
    if (isReady) window.location.assign(address);
  }, [isReady, address]);
  const title = t(isReady ? 'ready' : 'making');
  return (
    <div className="max-w-prose py-10">
      <PageHead title={title} noindex />
      <noscript>
        <meta httpEquiv="refresh" content={isReady ? `0; url=${address}` : '3'} />
      </noscript>
      <h1 className="wide mb-8 text-4xl">{title}</h1>
      <div role="status">
        {isReady ? (
          <>
            <p className="mb-4 text-lg">{t('readyText')}</p>
            <TextLink to={address} reloadDocument prefetch="none" className="text-lg">
              {t(`file.${file}`)}
            </TextLink>
          </>
        ) : (
          <>
            <Bar file={file} progress={progress} />
            <p className="mt-4 text-lg text-muted">{t('makingText')}</p>
          </>
        )}
      </div>
      <p className="mt-8">
        <TextLink to={back}>{backText}</TextLink>
      </p>
    </div>
  );
}

/** Only labels are made one after the other. */
function Bar({
  file,
  progress,
}: {
  file: MakingDocumentProps['file'];
  progress: DocumentProgress;
}) {
  const t = useT('documents');
  if (!file.startsWith('label')) return <Progress label={t(`file.${file}`)} />;
  const { done, total } = progress;
  return <Progress label={t('makingLabels', { done, total })} value={done} max={total} />;
}
