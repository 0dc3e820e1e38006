import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Identity } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import {
  hasKeyEnded,
  isKeyRevoked,
  readKey,
  readSpendCap,
} from '../../customer/customer-keys/index.ts';
import { readPublished } from './published.queries.ts';
import { findAccountToCopy, selectEndedAccounts } from './test-accounts.queries.ts';

/** Over the live database. A context of test mode gets these functions, and never the database. */
export function createIdentity(liveDb: Db): Identity {
  return {
    readKey: (customerId, keyId) =>
      asCustomer(liveDb, customerId, (own) => readKey(own, customerId, keyId)),
    readSpendCap: (keyId) => readSpendCap(liveDb, keyId),
    hasKeyEnded: (keyId) => hasKeyEnded(liveDb, keyId),
    isKeyRevoked: (keyId) => isKeyRevoked(liveDb, keyId),
    readAccount: (customerId) => findAccountToCopy(liveDb, customerId),
    readPublished: () => readPublished(liveDb),
    selectEnded: (customerIds) => selectEndedAccounts(liveDb, customerIds),
  };
}
