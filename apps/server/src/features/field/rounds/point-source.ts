/** How the point of a stop is known. */
export type PointSource = 'city' | 'door' | 'geocoder' | 'staff';

/** The position of a city says nothing about the door. */
export function isExactPoint(source: string | null): boolean {
  return source !== null && source !== 'city';
}
