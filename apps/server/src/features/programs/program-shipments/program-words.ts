import { type FieldFault, Problem } from '../../../platform/http/problem.ts';

/** Fields of a booking of the site, by their names in the contract for programs. */
const FIELDS: readonly [RegExp, string][] = [
  [/^shipperAddress\b/, 'from'],
  [/^recipientAddress\b/, 'to'],
  [/^contact\.shipper(Name|Email|Phone)$/, 'from'],
  [/^contact\.recipient(Name|Phone)$/, 'to'],
];

/** A refusal of the site's use cases as programs know it. Other failures stay what they are. */
export async function inProgramWords(
  error: unknown,
  readOwed: () => Promise<Record<string, unknown>>,
): Promise<unknown> {
  if (!(error instanceof Problem)) return error;
  if (error.code === 'no_credit' || error.code === 'over_credit_limit') {
    return new Problem('credit_exhausted', { details: await readOwed() });
  }
  if (error.errors === undefined) return error;
  return new Problem(error.code, {
    errors: error.errors.map(renamed),
    ...(error.details !== undefined && { details: error.details }),
  });
}

function renamed(fault: FieldFault): FieldFault {
  const found = FIELDS.find(([pattern]) => pattern.test(fault.path));
  if (found === undefined) return fault;
  const [pattern, name] = found;
  const field = pattern.exec(fault.path)?.[1];
  const rest = fault.path.replace(pattern, '');
  return {
    ...fault,
    path: field === undefined ? `${name}${rest}` : `${name}.${field.toLowerCase()}`,
  };
}
