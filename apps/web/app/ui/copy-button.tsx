import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';

const COPIED_MS = 2_600;

type CopyButtonProps = {
  text: string;
  /** What is copied, for readers who do not see where the button stands. */
  what: ReactNode;
  words: { copy: string; copied: string };
};

/** Appears with scripts, where the page may write to the clipboard. */
export function CopyButton({ text, what, words }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const isAble = useSyncExternalStore(neverChanges, hasClipboard, () => false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  if (!isAble) return null;
  const Icon = copied ? Check : Copy;
  return (
    <Button look="quiet" size="small" className="print:hidden" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      <span className="sr-only">{what}</span>
    </Button>
  );
}

function neverChanges() {
  return () => {};
}

/** Missing on pages that are not served securely. */
function hasClipboard(): boolean {
  const nav: Partial<Navigator> = navigator;
  return nav.clipboard !== undefined;
}
