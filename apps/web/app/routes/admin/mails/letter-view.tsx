import { useId } from 'react';
import { useT } from '../../../platform/catalogs.tsx';

type LetterViewProps = { title: string; src: string; text: string };

/**
 * The email as HTML and as plain text, side by side. The frame is sandboxed: it runs no scripts and cannot reach
 * this page.
 */
export function LetterView({ title, src, text }: LetterViewProps) {
  const t = useT('console-mails');
  const id = useId();
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <section>
        <h2 className="mb-2 text-base">{t('html')}</h2>
        <iframe
          title={title}
          src={src}
          sandbox=""
          referrerPolicy="no-referrer"
          className="h-[40rem] w-full rounded border border-edge bg-ground"
        />
      </section>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-2 text-base">
          {t('text')}
        </h2>
        <pre className="rounded bg-panel p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      </section>
    </div>
  );
}
