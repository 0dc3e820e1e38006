/** The most that the api takes at once. */
const MOST_SELECTED = 200;

/** The name of the checkboxes in the list, and of the parameter in the address. */
export const SELECTED = 'n';

export const SELECTED_PATH = '/admin/selected';

export const LABELS_PATH = `${SELECTED_PATH}/labels`;

export function numbersIn(params: URLSearchParams): string[] {
  const numbers = params.getAll(SELECTED).filter((number) => /^[0-9A-Z]{8,32}$/.test(number));
  return [...new Set(numbers)].slice(0, MOST_SELECTED);
}
