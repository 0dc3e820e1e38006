import { PERMISSION_SETS, type PermissionSet } from '@waypost/contract/permission-sets';
import type { ShownRefusal } from '../../platform/refused.tsx';

/** What the forms of the staff page ask for. */
export type Intent = 'invite' | 'set' | 'deactivate' | 'reactivate' | 'reset' | 'password';

/** What was done, as the address of the page says it after a post. */
const DONE = [
  'invited',
  'changed',
  'deactivated',
  'reactivated',
  'reset',
  'passwordReset',
] as const;
export type Done = (typeof DONE)[number];

/** A form that came back, with what was wrong in it. */
export type StaffAnswer = {
  intent: Intent;
  email: string;
  set: PermissionSet | undefined;
  faults: { email?: 'emailInvalid'; code?: 'codeMalformed' };
  refusal: ShownRefusal | null;
};

export function doneIn(search: URLSearchParams): Done | undefined {
  return DONE.find((done) => done === search.get('done'));
}

export function permissionSetOf(value: FormDataEntryValue | null): PermissionSet | undefined {
  return PERMISSION_SETS.find((set) => set === value);
}
