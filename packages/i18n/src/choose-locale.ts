import {
  DEFAULT_LOCALE,
  isPseudo,
  type OfferedLocale,
  type PageLocale,
  presentCode,
} from './locales.ts';

/** The language settings of a request. */
export type LanguageRequest = {
  /** The `googtrans` cookie: the reader's earlier choice. */
  cookie?: string | undefined;
  /** `?lang=`: the language in the URL. */
  asked?: string | null | undefined;
  /** The Accept-Language header of the browser. */
  accepted?: string | null | undefined;
};

/** `code` is what was chosen, for the menu; `locale` is what can be shown. */
export type ChosenLanguage = { code: string; locale: PageLocale };

/** The URL, then the reader's own choice, then the browser, then English. */
export function chooseLanguage(
  wishes: LanguageRequest,
  offered: readonly OfferedLocale[],
): ChosenLanguage {
  const { cookie, asked, accepted } = wishes;
  const named = find(presentCode(asked ?? ''), offered);
  if (named !== undefined) return { code: named, locale: named };
  const chosen = codeFromCookie(cookie);
  if (chosen !== undefined)
    return { code: chosen, locale: find(chosen, offered) ?? DEFAULT_LOCALE };
  const locale = acceptedLocale(accepted ?? '', offered);
  return { code: locale, locale };
}

/** The code in a `googtrans` cookie: `/auto/fr` or `/en/fr`. */
export function codeFromCookie(googtrans: string | undefined): string | undefined {
  const code = /^\/(?:auto|en)\/([\w-]+)$/.exec(googtrans ?? '')?.[1];
  return code === undefined ? undefined : presentCode(code);
}

function find(code: string, offered: readonly OfferedLocale[]): PageLocale | undefined {
  return offered.find((locale) => locale.code === code)?.code;
}

/** The best language of an Accept-Language header: `fr-BE, en;q=0.8` is French. */
function acceptedLocale(header: string, offered: readonly OfferedLocale[]): PageLocale {
  const ranges = header
    .slice(0, 200)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]);
      return { tag: tag.toLowerCase(), weight: Number(quality.find(Boolean) ?? 1) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of ranges) {
    const found =
      offered.find(({ code }) => code.toLowerCase() === tag && !isPseudo(code)) ??
      offered.find(({ code }) => isIn(code.toLowerCase(), tag));
    if (found !== undefined) return found.code;
  }
  return DEFAULT_LOCALE;
}

/**
 * Whether a reader of `tag` can read `code`. Traditional Chinese is another script; Portuguese outside
 * Brazil follows Portugal.
 */
function isIn(code: string, tag: string): boolean {
  if (code === 'zh-cn') return /^zh(?:$|-cn|-sg|-hans)/.test(tag);
  if (code === 'pt-pt') return /^pt(?:$|-)/.test(tag);
  return tag === code || tag.startsWith(`${code}-`);
}
