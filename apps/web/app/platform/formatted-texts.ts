import { type FormattedTexts, knowFormatted } from '@waypost/i18n/formatted-texts';

export const FORMATTED_ID = 'formatted-texts';

/** Reads and removes the texts that the server formatted, before React hydrates. */
export function takeFormatted(): void {
  const block = document.getElementById(FORMATTED_ID);
  if (block === null) return;
  knowFormatted(JSON.parse(block.textContent) as FormattedTexts);
  block.remove();
}
