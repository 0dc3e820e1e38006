/**
 * The acknowledged scans that a device keeps in case the server loses them: after a restore, answers name the
 * moment since when it wants them again.
 */
export function keepScans<Scan extends { scanId: string }>() {
  const kept = new Map<string, { scan: Scan; acknowledgedAt: number }>();
  const answered = new Set<string>();
  return {
    /** For the first time, or again. */
    acknowledged(scans: readonly Scan[], now = Date.now()): void {
      for (const scan of scans) kept.set(scan.scanId, { scan, acknowledgedAt: now });
    },
    /** Those to be sent again: once for each moment that an answer names. */
    wantedBy({ resendSince }: { resendSince?: string }): Scan[] {
      if (resendSince === undefined || answered.has(resendSince)) return [];
      answered.add(resendSince);
      const since = Date.parse(resendSince);
      const wanted = [...kept.values()].filter(({ acknowledgedAt }) => acknowledgedAt >= since);
      return wanted.map(({ scan }) => scan);
    },
    /** A device has little room. */
    forgetBefore(moment: number): void {
      for (const [scanId, { acknowledgedAt }] of kept) {
        if (acknowledgedAt < moment) kept.delete(scanId);
      }
    },
  };
}
