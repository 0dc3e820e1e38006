/**
 * For journeys that are walked at two widths. CI walks them at the narrower one alone: most other
 * journeys are walked at 1440 pixels.
 */
const isShort = process.env['CI'] !== undefined;
export const SITE_WIDTHS = isShort ? [360] : [1440, 360];
export const CONSOLE_WIDTHS = isShort ? [768] : [1440, 768];
