import { DEFAULT_LOCALE, type PageLocale } from '@waypost/i18n/locales';
import { useSyncExternalStore } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { isConsole } from './console-path.ts';

/** What the root loader knows about the visitor. */
export type Visitor = {
  /** The language in the cookie, whether offered or not. */
  language: string;
  locale: PageLocale;
  /** The language of the address, for readers without a cookie: their links keep it. */
  linkLanguage?: string | undefined;
  /** From the zone cookie; UTC until the browser has set it. */
  timeZone: string;
  /** When the page was rendered, so that server and browser show the same ages. */
  renderedAt: string;
  requestId: string;
  /** The theme chosen for the console; default: the system's. */
  theme?: Theme | undefined;
};

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function useVisitor(): Visitor | undefined {
  const told = useRouteLoaderData<Visitor>('root');
  const shown = useSyncExternalStore(onShown, shownLanguage, () => null);
  const { pathname } = useLocation();
  if (told === undefined || shown === null || isConsole(pathname)) return told;
  return { ...told, language: shown, locale: shown, linkLanguage: undefined };
}

/** The language chosen on this page. Shown at once, before the server's answer. */
let chosen: PageLocale | null = null;
const readers = new Set<() => void>();

/** Its catalogs must have arrived: nothing waits for them any more. */
export function showLanguage(locale: PageLocale): void {
  chosen = locale;
  for (const reader of readers) reader();
}

function shownLanguage(): PageLocale | null {
  return chosen;
}

function onShown(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function useLocale(): PageLocale {
  return useVisitor()?.locale ?? DEFAULT_LOCALE;
}

/** The reader's own zone. The first paint uses the server's guess, so that hydration matches. */
export function useTimeZone(): string {
  const guessed = useVisitor()?.timeZone ?? 'UTC';
  return useSyncExternalStore(neverChanges, browserTimeZone, () => guessed);
}

/** Kept for pages under /admin only. */
export const THEME_COOKIE = 'waypost-theme';

export function themeFromCookie(value: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === value);
}

export const ZONE_COOKIE = 'waypost-zone';

/** Prefers Temporal: the first use of Intl takes a phone 0.1 s, and most pages need none. */
function browserTimeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Tells the next request which zone to render times in. */
export function rememberTimeZone(): void {
  document.cookie = `${ZONE_COOKIE}=${browserTimeZone()}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

export function timeZoneFromCookie(value: string | undefined): string {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function neverChanges() {
  return () => {};
}
