import { menuLabel } from '@waypost/i18n/locales';
import { Check, ChevronDown, Languages } from 'lucide-react';
import { createPath, useFetcher, useLocation, useSearchParams } from 'react-router';
import { loadSameCatalogs, useT } from '../platform/catalogs.tsx';
import { useSite } from '../platform/site.ts';
import { showLanguage, useVisitor } from '../platform/visitor.ts';
import { classes } from '../ui/classes.ts';
import { Menu } from '../ui/menu.tsx';
import { useScripted } from '../ui/use-scripted.ts';

/**
 * The languages of the site. A form of buttons, so it works without scripts. With scripts the page changes language
 * before the post is answered.
 */
export function LanguageMenu({ iconOnPhones = false }: { iconOnPhones?: boolean }) {
  const t = useT('frame');
  const visitor = useVisitor();
  const languages = useSite()?.languages ?? [];
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { Form } = useFetcher();
  const scripted = useScripted();
  if (visitor === undefined) return null;

  // a language in the address would override the chosen one
  const unnamed = new URLSearchParams(search);
  unnamed.delete('lang');
  const forgetAddress = () => {
    if (search.has('lang')) setSearch(unnamed, { replace: true, preventScrollReset: true });
  };

  return (
    <Menu
      buttonClassName={classes(
        'min-h-12 gap-1.5 font-semibold',
        iconOnPhones && 'max-sm:min-w-8 max-sm:justify-center',
      )}
      button={
        <>
          <Languages aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{t('language')} </span>
          {/* A long name takes two lines on a phone; none is cut. */}
          <span
            dir="auto"
            className={classes(
              'text-start max-sm:text-sm max-sm:leading-tight sm:whitespace-nowrap',
              iconOnPhones && 'max-sm:sr-only',
            )}
          >
            {menuLabel(visitor.language, languages) ?? t('translate')}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
        </>
      }
    >
      <Form
        method="post"
        action="/language"
        onSubmit={(event) => {
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          forgetAddress();
        }}
      >
        <input
          type="hidden"
          name="returnTo"
          value={createPath({ pathname, search: unnamed.toString() })}
        />
        {scripted && <input type="hidden" name="stay" value="yes" />}
        <ul aria-label={t('languages')} className="min-w-52 py-2">
          {languages.map(({ code, label }) => (
            <li key={code}>
              <button
                name="code"
                value={code}
                aria-current={code === visitor.language ? 'true' : undefined}
                onClick={() => void loadSameCatalogs(code).then(() => showLanguage(code))}
                className="group flex min-h-11 w-full items-center justify-between gap-6 px-4 text-start hover:bg-panel aria-current:font-semibold"
              >
                <span lang={code}>{label}</span>
                <Check aria-hidden="true" className="invisible size-4 group-aria-current:visible" />
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </Menu>
  );
}
