/** Buttons of a list that open a menu, as the small buttons beside them. */
export const MENU_BUTTON =
  'min-h-10 rounded border-2 border-current px-3.5 py-1.5 text-sm font-semibold hover:bg-current/8';

export const MENU_DROP =
  'max-h-[70dvh] w-72 max-w-[90vw] overflow-y-auto bg-ground p-2 text-start text-sm text-ink';
