import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Check, FileDown, Link2, MessageCircle, Share2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const COPIED_MS = 2_600;

/** What to do with the page. Copying and sharing need scripts, so they appear with them. */
export function LinkActions({ number }: { number: string }) {
  const t = useT('tracking');
  const [copied, setCopied] = useState(false);
  const sheetFailed = useSearchParams()[0].get('pdf') === 'failed';
  const abilities = useSyncExternalStore(neverChanges, browserAbilities, () => '');

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const link = () => `${window.location.origin}/track?ref=${number}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link());
    setCopied(true);
  };
  const share = async () => {
    const title = t('shareTitle', { number: formatTrackingNumber(number) });
    // The reader closing the share sheet is not a failure.
    await navigator.share({ title, url: link() }).catch(() => undefined);
  };

  return (
    <div className="print:hidden">
      {sheetFailed && <Notice tone="problem" title={t('pdfFailed')} />}
      <div className="flex min-h-12 flex-wrap gap-x-6">
        <Button
          look="quiet"
          // Keeps its room until scripts are there, so that nothing moves.
          className={abilities.includes('copy') ? '' : 'invisible noscript:hidden'}
          onClick={() => void copy()}
        >
          {copied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Link2 aria-hidden="true" className="size-4" />
          )}
          <span aria-live="polite">{copied ? t('copied') : t('copyLink')}</span>
        </Button>
        {abilities.includes('share') && (
          <Button look="quiet" onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
            {t('share')}
          </Button>
        )}
        <LinkButton look="quiet" to={`/track/pdf/${number}`} reloadDocument>
          <FileDown aria-hidden="true" className="size-4" />
          {t('downloadPdf')}
        </LinkButton>
        <a
          href="#support"
          className="inline-flex min-h-12 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          {t('contactSupport')}
        </a>
      </div>
    </div>
  );
}

function neverChanges() {
  return () => {};
}

/** Both are missing on pages that are not served securely. */
function browserAbilities(): string {
  const nav: Partial<Navigator> = navigator;
  return `${nav.clipboard === undefined ? '' : 'copy'} ${nav.share === undefined ? '' : 'share'}`;
}
