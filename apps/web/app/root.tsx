import { directionOf } from '@waypost/i18n/locales';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router';
import { useT } from './platform/catalogs.tsx';
import { isConsole } from './platform/console-path.ts';
import { ErrorPage } from './platform/error-page.tsx';
import { isField } from './platform/field-path.ts';
import { keepPage, useKeptPage } from './platform/keep-page.ts';
import { LineNotice } from './platform/line-notice.tsx';
import { PageAnnouncer } from './platform/page-announcer.tsx';
import { relayingCookies } from './platform/relayed-cookies.server.ts';
import { requireSameOrigin } from './platform/same-origin.server.ts';
import { findCustomer } from './platform/session.server.ts';
import { site } from './platform/site.server.ts';
import { useSite } from './platform/site.ts';
import { takesWidget } from './platform/translation-widget.ts';
import { readVisitor, rememberingAskedLanguage } from './platform/visitor.server.ts';
import { useLocale, useVisitor } from './platform/visitor.ts';
import { DemoBanner } from './frame/demo-banner.tsx';
import { Footer } from './frame/footer.tsx';
import { SiteHeader } from './frame/header.tsx';
import archivoWide from './ui/fonts/archivo-wide-latin.woff2?url';
import plexSans from './ui/fonts/text-latin-400.woff2?url';
import styles from './ui/styles.css?url';
import { ToastProvider } from './ui/toast.tsx';
import type { Route } from './+types/root.ts';

export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => {
    requireSameOrigin(request);
    return rememberingAskedLanguage(request, () => relayingCookies(next));
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  // The faces of the first line of every page; the others follow with the styles.
  ...[archivoWide, plexSans].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    // After the styles: the fallback faces have the same widths, so a late face moves nothing.
    fetchPriority: 'low' as const,
    href,
  })),
  { rel: 'icon', href: '/icons/32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/icons/180.png', sizes: '180x180' },
];

export async function loader({ request, url }: Route.LoaderArgs) {
  const visitor = readVisitor(request);
  // The console and field pages have no signed-in customer.
  const isOurs = isConsole(url.pathname) || isField(url.pathname);
  const customer = isOurs ? null : await findCustomer(request);
  return { ...visitor, customer, site };
}

/** Another step or filter of the same page does not change the visitor or the language. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  // often offline, and what was loaded with the stored shell is still right
  if (isField(currentUrl.pathname) && isField(nextUrl.pathname)) return false;
  const isSamePage =
    formMethod === undefined &&
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
  return defaultShouldRevalidate && !isSamePage;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const t = useT('frame');
  const { pathname } = useLocation();
  useKeptPage();
  return (
    <html lang={locale} dir={directionOf(locale)} data-theme={useVisitor()?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* our own styles need no nonce; browsers hide it, so React would report a mismatch */}
        <Links nonce="" />
        <link
          rel="manifest"
          href={isField(pathname) ? '/field.webmanifest' : '/site.webmanifest'}
        />
        <meta name="theme-color" content="#0f3d3a" />
        <Meta />
      </head>
      <body>
        <a
          href="#main"
          className="absolute start-4 top-4 z-50 -translate-y-24 rounded bg-signal px-4 py-3 font-semibold text-on-signal focus:translate-y-0"
        >
          {t('skipToContent')}
        </a>
        <LoadingLine />
        <DemoBanner />
        {children}
        <LineNotice />
        <PageAnnouncer />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorPage />
      </main>
      <Footer />
    </>
  );
}

/** Ours; or, for a language that we have no catalogs of, those of the widget alone. */
function PageScripts() {
  const { pathname } = useLocation();
  const widgetUrl = useSite()?.widgetUrl ?? '';
  const language = useVisitor()?.language ?? '';
  if (takesWidget(widgetUrl, pathname, language)) {
    return (
      <>
        <div id="translation-widget" hidden />
        <script src="/translate.js" data-url={widgetUrl} data-language={language} />
      </>
    );
  }
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** A piece of the route line travels along the top while a page is on its way. */
function LoadingLine() {
  const t = useT('frame');
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 h-1 overflow-hidden print:hidden">
      {busy && (
        <>
          <span className="sr-only">{t('loading')}</span>
          <span aria-hidden="true" className="travel block h-full w-1/4 bg-signal" />
        </>
      )}
    </div>
  );
}
