import { type FormattedTexts, knowFormatted } from '@waypost/i18n/formatted-texts';

export const FORMATTED_ID = 'formatted-texts';

/** Takes what the server formatted out of the page, before React looks at it. */
export function takeFormatted(): void {
  const block = document.getElementById(FORMATTED_ID);
  if (block === null) return;
  knowFormatted(JSON.parse(block.textContent) as FormattedTexts);
  block.remove();
}
