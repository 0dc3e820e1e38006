/** Where the people work who move parcels. */
export function isField(pathname: string): boolean {
  return /^\/field(?:\/|$)/i.test(pathname);
}
