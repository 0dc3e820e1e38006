import type { DocumentOffer } from '@waypost/contract/client';
import { formatFileSize } from '@waypost/i18n/formats';
import { FileDown, FileLock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type ReceiptDocumentsProps = { documents: DocumentOffer[]; receiptId: string };

/** What can be printed, or why it cannot be yet. */
export function ReceiptDocuments({ documents, receiptId }: ReceiptDocumentsProps) {
  const t = useT('documents');
  const [query] = useSearchParams();
  if (documents.length === 0) return null;
  return (
    <Section title={t('title')} id="documents" className="print:hidden">
      {query.get('document') === 'failed' && (
        <Notice tone="problem" title={t('failed')} className="mb-4">
          {t('failedText')}
        </Notice>
      )}
      <ul className="divide-y divide-hairline">
        {documents.map((offer) => (
          <li key={offer.file} className="flex gap-3 py-2.5">
            <Document offer={offer} receiptId={receiptId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Document({ offer, receiptId }: { offer: DocumentOffer; receiptId: string }) {
  const t = useT('documents');
  const locale = useLocale();
  const { file, withheldBecause, bytes } = offer;
  const name = t(`file.${file}`);
  if (withheldBecause !== null) {
    return (
      <>
        <FileLock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="font-semibold text-muted">{name}</p>
          <p>{t(`withheld.${withheldBecause}`)}</p>
        </div>
      </>
    );
  }
  return (
    <>
      <FileDown aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {/* a file, not a page: the browser itself asks for it */}
        <TextLink to={`/receipt/${receiptId}/${file}`} reloadDocument prefetch="none">
          {name}
        </TextLink>
        <p className="text-muted">
          {t(`use.${file}`, { pages: offer.pages ?? 1 })}{' '}
          {bytes !== null && (
            <span className="whitespace-nowrap">{formatFileSize(bytes, locale)}</span>
          )}
        </p>
      </div>
    </>
  );
}
