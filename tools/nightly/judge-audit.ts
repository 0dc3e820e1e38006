export type Verdict = 'ok' | 'FAILED' | 'NOT ASKED';

/** `pnpm audit` ends with the same code for a vulnerable dependency and for a service it did not reach. */
export function judgeAudit(code: number, output: string): Verdict {
  if (code === 0) return 'ok';
  return /\bvulnerabilit(?:y|ies)\b/i.test(output) ? 'FAILED' : 'NOT ASKED';
}
