/**
 * What a device keeps of its acknowledged scans, in case the server has lost them: a restored database says
 * in its answers since when it wants them again.
 */
export function keepScans<Scan>() {
  let kept: { scan: Scan; acknowledgedAt: number }[] = [];
  const answered = new Set<string>();
  return {
    acknowledged(scans: readonly Scan[], now = Date.now()): void {
      kept.push(...scans.map((scan) => ({ scan, acknowledgedAt: now })));
    },
    /** Those to be sent again: once for each moment that an answer names. */
    wantedBy({ resendSince }: { resendSince?: string }): Scan[] {
      if (resendSince === undefined || answered.has(resendSince)) return [];
      answered.add(resendSince);
      const since = Date.parse(resendSince);
      return kept.filter(({ acknowledgedAt }) => acknowledgedAt >= since).map(({ scan }) => scan);
    },
    /** A device has little room. */
    forgetBefore(moment: number): void {
      kept = kept.filter(({ acknowledgedAt }) => acknowledgedAt >= moment);
    },
  };
}
