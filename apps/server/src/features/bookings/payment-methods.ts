import type { PaymentMethod } from '@waypost/domain/charges';

/** Card, PayPal and bank transfer need the payment provider. */
const AVAILABLE: ReadonlySet<PaymentMethod> = new Set(['cod']);

export function isAvailable(method: PaymentMethod): boolean {
  return AVAILABLE.has(method);
}
