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
    const rule = postalCodeRule(country);
    const fault = postalCodeFault(rule, postalCode);
    if (fault === null) {
      payload.value = { ...payload.value, postalCode: writePostalCode(rule, postalCode) ?? '' };
    } else if (fault === 'invalid' || !may.beEmpty) {
      payload.issues.push({
        code: 'custom',
        path: ['postalCode'],
        message: `postal code ${fault}, such as ${rule.examples?.[0]}`,
        input: postalCode,
      });
    }
  });
}
