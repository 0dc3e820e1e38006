/** Where staff works. */
export function isConsole(pathname: string): boolean {
  return /^\/admin(?:[/.]|$)/.test(pathname);
}
