/**
 * Countries that share one customs territory: goods move between them without a declaration.
 * The Union with Monaco (Union Customs Code, article 4), the United Kingdom with its Crown
 * dependencies, Switzerland with Liechtenstein.
 */
// prettier-ignore
const AREAS: readonly (readonly string[])[] = [
  ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MC', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ['GB', 'GG', 'IM', 'JE'],
  ['CH', 'LI'],
];

/** Why goods are sent, in the order of the boxes of a CN 22. */
export const EXPORT_REASONS = ['gift', 'documents', 'sample', 'sale', 'returned', 'other'] as const;
export type ExportReason = (typeof EXPORT_REASONS)[number];

/** Whether goods from one country to the other need customs documents. */
export function leavesCustomsArea(fromCountry: string, toCountry: string): boolean {
  if (fromCountry === toCountry) return false;
  return !AREAS.some((area) => area.includes(fromCountry) && area.includes(toCountry));
}
