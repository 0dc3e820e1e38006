import type { Db } from '../../../platform/database.ts';
import { emailKey } from '../../../platform/email-key.ts';
import { findAccount } from './demonstration.queries.ts';
import { DEMONSTRATION_CUSTOMER } from './people.ts';

export async function findDemonstrationCustomer(db: Db) {
  return findAccount(db, emailKey(DEMONSTRATION_CUSTOMER.email));
}
