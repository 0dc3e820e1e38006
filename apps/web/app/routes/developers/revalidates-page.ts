import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Choosing another code language does not reload the page. */
export function revalidatesPage(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const pageOf = (url: URL) => `${url.pathname}?lang=${url.searchParams.get('lang') ?? ''}`;
  const isOther = currentUrl.href === nextUrl.href || pageOf(currentUrl) !== pageOf(nextUrl);
  return isOther && defaultShouldRevalidate;
}
