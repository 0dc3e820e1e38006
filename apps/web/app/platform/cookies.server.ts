/** The value of a cookie, or undefined when it is missing or not decodable. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
