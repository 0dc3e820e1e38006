import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The `shouldRevalidate` of a list. Opening a panel beside it is no new look at it, and would be
 * another row in the audit log. `listedBy` names the part of an address that decides what is listed.
 */
export function keepList(listedBy: (params: URLSearchParams) => string) {
  return (args: ShouldRevalidateFunctionArgs): boolean => {
    const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
    const panelOnly =
      (formMethod === undefined || formMethod === 'GET') &&
      currentUrl.search !== nextUrl.search &&
      listedBy(currentUrl.searchParams) === listedBy(nextUrl.searchParams);
    return defaultShouldRevalidate && !panelOnly;
  };
}
