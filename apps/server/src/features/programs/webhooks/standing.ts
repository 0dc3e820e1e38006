/** After so many in a row one delivery is tried now and then, and the others wait. */
export const FAILURES_UNTIL_PROBES = 10;

/** The one judgement of an endpoint: nothing is sent to one that is off, one that is failing is tried now and then. */
export function standingOf(endpoint: {
  offBecause: string | null;
  failures: number;
}): 'off' | 'failing' | 'well' {
  if (endpoint.offBecause !== null) return 'off';
  return endpoint.failures >= FAILURES_UNTIL_PROBES ? 'failing' : 'well';
}
