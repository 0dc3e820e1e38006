import { randomBytes } from 'node:crypto';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { FormattedTexts } from '@waypost/i18n/formatted-texts';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import catalogUrls from 'virtual:catalog-urls';
import { recordFormatted, withFormatted } from './platform/formatted-texts.server.ts';
import { scriptsAfterPaint } from './platform/late-scripts.server.ts';
import { requestIdOf } from './platform/request-id.ts';
import { CatalogUrls, loadAllCatalogs } from './platform/catalogs.tsx';
import { Nonce } from './platform/nonce.ts';
import { isForeignPost } from './platform/same-origin.server.ts';
import { cardProvider, mapSettings, site } from './platform/site.server.ts';
import {
  BASE_HEADERS,
  contentSecurityPolicy,
  foreignSources,
  permissionsPolicy,
  tileSources,
  widgetSources,
} from './platform/security-headers.ts';
import { takesWidget } from './platform/translation-widget.ts';
import { languageOf } from './platform/visitor.server.ts';

const RENDER_TIMEOUT_MS = 6_000;

/** Request headers, besides the address, that decide the language of a page. */
const LANGUAGE_HEADERS = 'cookie, accept-language';

await loadAllCatalogs(site.languages.map((language) => language.code));

/** Loaders have been awaited by now, so the status is final before the first byte. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  for (const [name, value] of Object.entries(BASE_HEADERS)) headers.set(name, value);
  const { pathname } = new URL(request.url);
  headers.set('permissions-policy', permissionsPolicy(pathname));
  const { code, locale } = languageOf(request);
  // Such a page carries none of our scripts.
  const byWidget = takesWidget(site.widgetUrl, pathname, code);
  const foreign = byWidget ? widgetSources(site.widgetUrl) : foreignSources(pathname, cardProvider);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, import.meta.env.DEV, foreign, tileSources(mapSettings.tiles.urls)),
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  headers.append('vary', LANGUAGE_HEADERS);
  headers.set('content-language', locale);

  return new Promise((resolve, reject) => {
    let answeredStatus = status;
    let shellSent = false;
    const send = () => {
      shellSent = true;
      const body = withFormatted(byWidget ? {} : texts, nonce);
      body.once('close', () => clearTimeout(timeout));
      const page = scriptsAfterPaint();
      page.pipe(body);
      // stops the rendering when the client disconnects
      body.once('close', () => page.destroy());
      pipe(page);
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: answeredStatus }),
      );
    };
    const readsWholePages = isbot(request.headers.get('user-agent'));
    const texts: FormattedTexts = {};
    const { pipe, abort } = recordFormatted(texts, () =>
      renderToPipeableStream(
        <CatalogUrls value={catalogUrls}>
          <Nonce value={nonce}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </Nonce>
        </CatalogUrls>,
        {
          nonce,
          [readsWholePages ? 'onAllReady' : 'onShellReady']: send,
          onShellError: reject,
          onError(error) {
            answeredStatus = 500;
            if (shellSent) console.error(`[${requestIdOf(request)}]`, error);
          },
        },
      ),
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.set('cache-control', 'no-store');
  response.headers.append('vary', LANGUAGE_HEADERS);
  return response;
};

/** Refusals are expected answers; only unexpected errors are logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // React Router refuses some foreign posts by itself, with an error of its own.
  if (request.signal.aborted || isRouteErrorResponse(error) || isForeignPost(request)) return;
  console.error(
    `[${requestIdOf(request)}] ${request.method} ${new URL(request.url).pathname}`,
    error,
  );
};
