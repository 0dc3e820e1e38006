/** Any origin will do: a path that leaves it is not a path of ours. */
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
 * Where to go after signing in. Back to a sign-in page would go in circles; confirming an address is the
 * one page there that needs a session.
 */
export function safeReturnPath(from: string | null | undefined): string | undefined {
  const path = pathOfThisSite(from);
  const isSignIn = /^\/(?:auth(?!\/confirm-email[?#])|admin\/(?:login|register))(?:[/?#]|$)/.test(
    path ?? '',
  );
  return isSignIn ? undefined : path;
}

/** The path of the page a request is for: its data alone is fetched from `/page.data?_routes=`. */
export function pageOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return url.pathname.replace(/(?:(?<=\/)_)?\.data$/, '') + url.search;
}

/** True for what the scripts of a page ask for; a browser that opens a page asks for a document. */
export function isForOpenPage(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}

/** The address of a sign-in page that leads back to where one was. */
export function withReturnPath(page: string, from: string | undefined): string {
  return from === undefined ? page : `${page}?from=${encodeURIComponent(from)}`;
}
