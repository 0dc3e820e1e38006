/** The api takes no more at once. */
const MOST_SELECTED = 200;

/** The field of the list that selects a shipment, and the part of an address that names it. */
export const SELECTED = 'n';

export const SELECTED_PATH = '/admin/selected';

export const LABELS_PATH = `${SELECTED_PATH}/labels`;

export function numbersIn(params: URLSearchParams): string[] {
  const numbers = params.getAll(SELECTED).filter((number) => /^[0-9A-Z]{8,32}$/.test(number));
  return [...new Set(numbers)].slice(0, MOST_SELECTED);
}
