/** 0.5 to 1.5 times the wait, so that pages that lost the server together do not return together. */
export function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}
