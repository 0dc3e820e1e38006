import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The `shouldRevalidate` of a list and its panel. Opening a panel must not reload the list, nor filtering the list
 * the panel: each load is a row in the audit log. `shownBy` returns the part of the address that decides what is
 * shown.
 */
export function keepWhileSame(shownBy: (params: URLSearchParams) => string | undefined) {
  return (args: ShouldRevalidateFunctionArgs): boolean => {
    const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
    const isSame =
      (formMethod === undefined || formMethod === 'GET') &&
      currentUrl.href !== nextUrl.href &&
      shownBy(currentUrl.searchParams) === shownBy(nextUrl.searchParams);
    return defaultShouldRevalidate && !isSame;
  };
}
