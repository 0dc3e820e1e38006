import { Check, Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useScripted } from '../../ui/use-scripted.ts';

type RecoveryCodesProps = { codes: string[]; email: string; next: string };

export function RecoveryCodes({ codes, email, next }: RecoveryCodesProps) {
  const t = useT('admin');
  const scripted = useScripted();
  const text = useRef<HTMLParagraphElement>(null);
  const file = `${t('codesFileTitle', { email })}\n\n${codes.join('\n')}\n`;
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="mb-5 outline-none">
        {t('codesText')}
      </p>
      <p className="mb-2 hidden print:block">{t('codesFileTitle', { email })}</p>
      <ol
        aria-label={t('codesListLabel')}
        className="numerals grid grid-cols-2 gap-x-6 gap-y-2 rounded bg-panel p-5 text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-3 mb-6 flex flex-wrap gap-x-6 print:hidden">
        {/* The clipboard API exists only on pages served over HTTPS. */}
        {scripted && 'clipboard' in navigator && <CopyButton text={file} />}
        {scripted && (
          <Button look="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        )}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('codesFileName')}
          className="inline-flex min-h-12 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-signal"
        >
          <Download aria-hidden="true" className="size-4" />
          {t('download')}
        </a>
      </div>
      <LinkButton to={next} className="w-full print:hidden">
        {t('codesKept')}
      </LinkButton>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useT('admin');
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
