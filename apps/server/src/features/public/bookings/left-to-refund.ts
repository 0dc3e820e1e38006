import type { Intent } from '../../../platform/payments.ts';

/** Of what was captured, by the provider's own figures. */
export function leftToRefund({ capturedCents, refunds }: Intent): number {
  const alive = refunds.filter(({ state }) => state !== 'failed');
  return Math.max(0, capturedCents - alive.reduce((sum, { amountCents }) => sum + amountCents, 0));
}

/** The provider refunds nothing that a bank has taken back, or still may. */
export function isBlocked({ disputes }: Intent): boolean {
  return disputes.some(({ state }) => state !== 'won');
}
