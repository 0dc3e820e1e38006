/** Of pickups that were made before they had the name of their city: `BE:antwerp`. */
export function nameOfArea(area: string): string {
  const folded = area.slice(3);
  return folded.charAt(0).toUpperCase() + folded.slice(1);
}
