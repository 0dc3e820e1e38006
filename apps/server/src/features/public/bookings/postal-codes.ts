import type { BookingRequest, QuoteRequest } from '@waypost/contract';
import { postalCodeRule } from '@waypost/domain/country-rules';
import { postalCodeFault, writePostalCode } from '@waypost/domain/postal-codes';
import { type FieldFault, Problem } from '../../../platform/http/problem.ts';
import { countriesOf } from '../../core/quotes/index.ts';

/** The request with postal codes as their countries write them. Refuses missing and misshapen ones. */
export function withPostalCodes(request: BookingRequest, quoted: QuoteRequest): BookingRequest {
  const { originCountry, destinationCountry } = countriesOf(quoted);
  const faults: FieldFault[] = [];
  const written = (path: 'shipperAddress' | 'recipientAddress', country: string | null) => {
    const rule = postalCodeRule(country ?? '');
    const { postalCode } = request[path];
    const fault = postalCodeFault(rule, postalCode);
    if (fault !== null) faults.push({ path: `${path}.postalCode`, reason: `postal code ${fault}` });
    return { ...request[path], postalCode: writePostalCode(rule, postalCode) ?? postalCode };
  };
  const shipperAddress = written('shipperAddress', originCountry);
  const recipientAddress = written('recipientAddress', destinationCountry);
  if (faults.length > 0) throw new Problem('invalid_request', { errors: faults });
  return { ...request, shipperAddress, recipientAddress };
}
