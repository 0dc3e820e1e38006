import { postalCodeRule } from '@waypost/domain/country-rules';
import { postalCodeFault, writePostalCode } from '@waypost/domain/postal-codes';
import type { z } from 'zod';

type Coded = { postalCode?: string | undefined; country?: string | undefined };

/**
 * Postal codes of an address whose country is known have the shape of that country, and are kept as it
 * writes them. Where the address itself is optional, so is its code. Stored addresses are not checked.
 */
export function withPostalCode<T extends z.ZodType<Coded>>(
  address: T,
  may: { beEmpty: boolean },
): T {
  return address.check((payload) => {
    const { country = '', postalCode } = payload.value;
    if (country === '' || postalCode === undefined) return;
    const { fault, written, reason } = judgePostalCode(country, postalCode);
    if (fault === null) {
      payload.value = { ...payload.value, postalCode: written };
    } else if (fault === 'invalid' || !may.beEmpty) {
      payload.issues.push({
        code: 'custom',
        path: ['postalCode'],
        message: reason,
        input: postalCode,
      });
    }
  });
}

/** As its country writes it, and why it is refused where it has a fault. */
export function judgePostalCode(country: string, typed: string) {
  const rule = postalCodeRule(country);
  const fault = postalCodeFault(rule, typed);
  const reason = `postal code ${fault}, such as ${rule.examples?.[0]}`;
  return { fault, written: writePostalCode(rule, typed) ?? '', reason };
}
