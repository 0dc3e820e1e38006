import { escapeHtml } from '../html.ts';
import type { Look } from './messages.ts';
import { TEXTS } from './texts.ts';

/** A circle with an exclamation mark, as the site shows beside its faults. */
const ALERT = `<svg aria-hidden="true" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" /></svg>`;

/** The frame as it arrives, already in its language, direction and theme. */
export function framePage({ lang, dir, theme }: Look, parentOrigin: string): string {
  const field = (name: 'number' | 'expiry' | 'cvc', attributes: string, mark = '') => `
      <div class="field">
        <label id="${name}-label" for="${name}">${escapeHtml(TEXTS.label[name])}</label>
        <div class="control">
          <input id="${name}" name="${name}" type="text" inputmode="numeric" dir="ltr" required
            aria-describedby="${name}-fault" ${attributes} />${mark}
        </div>
        <p id="${name}-fault" class="fault" hidden>
          ${ALERT}<span></span>
        </p>
      </div>`;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}" data-theme="${theme}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escapeHtml(TEXTS.title)}</title>
    <link rel="stylesheet" href="/assets/tokens.css" />
    <link rel="stylesheet" href="/assets/frame/frame.css" />
    <script type="module" src="/assets/frame/card-frame.ts"></script>
  </head>
  <body data-parent-origin="${escapeHtml(parentOrigin)}">
    <form id="card" novalidate aria-label="${escapeHtml(TEXTS.title)}">${field(
      'number',
      'autocomplete="cc-number"',
      '<span id="brand" class="brand" aria-live="polite"></span>',
    )}
      <div class="pair">${field(
        'expiry',
        `autocomplete="cc-exp" placeholder="${escapeHtml(TEXTS.placeholder.expiry)}" maxlength="7"`,
      )}${field(
        'cvc',
        `autocomplete="cc-csc" placeholder="${escapeHtml(TEXTS.placeholder.cvcOfThree)}" maxlength="4"`,
      )}
      </div>
      <button class="unseen" tabindex="-1" aria-hidden="true">Send</button>
    </form>
  </body>
</html>
`;
}
