import { directionOf } from '@waypost/i18n/locales';
import type { ReactNode } from 'react';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';

/** English text inside a page that may have another language and direction. */
export function English({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div lang="en" dir="ltr" className={className}>
      {children}
    </div>
  );
}

/** Text in the reader's language inside English text. */
export function OwnWords({ children, className }: { children: ReactNode; className?: string }) {
  const locale = useLocale();
  return (
    <span lang={locale} dir={directionOf(locale)} className={className}>
      {children}
    </span>
  );
}

/** Tells readers of other languages, in theirs, that the text is in English. */
export function InEnglishNote() {
  const t = useT('developers');
  return useLocale() === 'en' ? null : <p className="mb-6 text-muted">{t('inEnglish')}</p>;
}

/** Words between backticks are code. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={at} className="rounded bg-panel px-1 font-mono text-[0.9em] break-words">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
