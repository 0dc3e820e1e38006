import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { Check, Link2, Share2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Button } from '../../ui/button.tsx';

const COPIED_MS = 2_600;

/** Copy and share the public link. Both need scripts, so they appear with them. */
export function LinkActions({ number }: { number: string }) {
  const t = useT('tracking');
  const [copied, setCopied] = useState(false);
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
    <div className="flex min-h-12 flex-wrap gap-x-5 print:hidden">
      <a
        href="#support"
        className="inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
      >
        {t('contactSupport')}
      </a>
      <Button
        look="quiet"
        // Keeps its room until scripts are there, so that nothing moves.
        className={abilities.includes('copy') ? '' : 'invisible'}
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
