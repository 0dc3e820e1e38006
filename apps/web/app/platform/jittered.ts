/** Between half and three halves, so that pages that lost the server together do not return in step. */
export function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}
