/** Set by server.ts on every request; absent under the development server. */
export function requestIdOf(request: Request): string {
  return request.headers.get('x-request-id') ?? 'development';
}
