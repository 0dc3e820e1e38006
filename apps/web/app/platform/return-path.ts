/** Any origin works here: a path that resolves to another origin is not one of ours. */
const HERE = 'https://here.invalid';

/**
 * A path of this site, as it is written; everything else (another origin, `//host`, `/\host`, a
 * scheme, control characters that browsers drop) is ignored.
 */
export function pathOfThisSite(from: string | null | undefined): string | undefined {
  if (from === null || from === undefined || !from.startsWith('/')) return undefined;
  if (/[\\\p{Cc}]/u.test(from) || !URL.canParse(from, HERE)) return undefined;
  const url = new URL(from, HERE);
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where to go after signing in. Sign-in pages are excluded, because that would be a loop, except for the
 * confirmation of an email address, which needs a session.
 */
export function safeReturnPath(from: string | null | undefined): string | undefined {
  const path = pathOfThisSite(from);
  const isSignIn = /^\/(?:auth(?!\/confirm-email[?#])|admin\/(?:login|register))(?:[/?#]|$)/.test(
    path ?? '',
  );
  return isSignIn ? undefined : path;
}

/** The path of the page that a request is for; data requests have the form `/page.data?_routes=`. */
export function pageOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return url.pathname.replace(/(?:(?<=\/)_)?\.data$/, '') + url.search;
}

/** True for data requests of an open page; opening a page requests a document. */
export function isForOpenPage(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}

/** The address of a sign-in page that leads back to where one was. */
export function withReturnPath(page: string, from: string | undefined): string {
  return from === undefined ? page : `${page}?from=${encodeURIComponent(from)}`;
}
