export function headingOf(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/** Moves the focus to the heading of the page or of a part of it, for keyboard and screen reader users. */
export function focusHeading(part = ''): void {
  const named = document.getElementById(decodeURIComponent(part));
  focusOn(named?.querySelector<HTMLElement>('h1, h2, h3') ?? named ?? headingOf(), {
    // The router scrolls, and to the same place.
    preventScroll: true,
  });
}

/** A heading that came without a navigation may be out of sight. */
export function showHeading(): void {
  focusOn(headingOf());
}

function focusOn(heading: HTMLElement | null, options?: FocusOptions): void {
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
