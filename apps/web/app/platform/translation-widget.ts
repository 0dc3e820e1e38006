import { isConsole } from './console-path.ts';

/** Languages offered to the widget. They have no catalogs and no entry in the menu. */
const WIDGET_LANGUAGES = ['yo', 'ig', 'ha'];

/** Pages on which people enter or read private data: no foreign script is allowed there. */
const PRIVATE = /^\/(?:auth|billing|dashboard|field|receipt|t|track\/(?:access|case))(?:\/|$)/i;

/**
 * Whether a page is handed to the translation widget. It then has no scripts of ours: the widget moves
 * texts about under React's feet, and every link is a new page with a policy of its own.
 */
export function takesWidget(widgetUrl: string, path: string, language: string): boolean {
  const isWanted = widgetUrl !== '' && WIDGET_LANGUAGES.includes(language);
  return isWanted && !isConsole(path) && !PRIVATE.test(path);
}
