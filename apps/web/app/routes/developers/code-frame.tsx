import { CALL_LANGUAGES, type CallLanguage, type Code } from '@waypost/guides/blocks';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Code to copy. The address holds the language shown, so that all frames of a page use the same. */
export function CodeFrame({ codes }: { codes: Code[] }) {
  const t = useT('developers');
  const locale = useLocale();
  const [query] = useSearchParams();
  const asked = query.get('code');
  const shown = codes.find(({ language }) => slugOf(language) === asked) ?? codes[0];
  if (shown === undefined) return null;
  return (
    <figure
      dir="ltr"
      className="on-deep min-w-0 rounded bg-deep text-on-deep print:border print:border-edge"
    >
      <figcaption
        lang={locale}
        className="flex flex-wrap items-center justify-between gap-x-6 border-b border-deep-hairline px-4 sm:px-5"
      >
        {codes.length > 1 ? (
          <ul aria-label={t('codeIn')} translate="no" className="flex gap-x-5">
            {codes.map(({ language }) => (
              <li key={language}>
                <Link
                  to={`?${withCode(query, slugOf(language))}`}
                  preventScrollReset
                  replace
                  aria-current={language === shown.language ? 'true' : undefined}
                  className={classes(
                    'relative flex min-h-11 items-center text-sm font-semibold',
                    'after:absolute after:inset-x-0 after:-bottom-px after:h-1',
                    language === shown.language
                      ? 'after:bg-signal'
                      : 'text-on-deep-muted hover:text-on-deep hover:after:bg-deep-edge',
                  )}
                >
                  {nameOf(language)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <span
            translate="no"
            className="flex min-h-11 items-center text-sm font-semibold text-on-deep-muted"
          >
            {nameOf(shown.language)}
          </span>
        )}
        <CopyButton
          text={shown.text}
          what={<span translate="no">{nameOf(shown.language)}</span>}
          words={{ copy: t('copy'), copied: t('copied') }}
        />
      </figcaption>
      {/* Wide lines scroll, so the frame takes the keyboard focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className="overflow-x-auto p-4 font-mono text-sm leading-6 sm:p-5">
        <code data-language={shown.language}>{shown.text}</code>
      </pre>
    </figure>
  );
}

const NAMES: Partial<Record<string, string>> = { ...CALL_LANGUAGES, json: 'JSON', text: '' };

function nameOf(language: string): string {
  return NAMES[language] ?? language;
}

/** The names of code languages in addresses: curl, typescript, python. */
function slugOf(language: string): string {
  return (CALL_LANGUAGES[language as CallLanguage] ?? language).toLowerCase();
}

function withCode(query: URLSearchParams, code: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('code', code);
  return next;
}
