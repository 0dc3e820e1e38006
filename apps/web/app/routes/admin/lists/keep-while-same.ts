import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * The `shouldRevalidate` of a list and of a panel beside it. Opening a panel is no new look at the list,
 * filtering the list none at the panel, and each would be another row in the audit log. `shownBy` names
 * the part of an address that decides what is shown.
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
