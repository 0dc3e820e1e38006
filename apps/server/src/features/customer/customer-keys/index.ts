import { type Feature, job, scheduled } from '../../../platform/feature.ts';
import { deleteKeys } from './customer-keys.queries.ts';
import { actAs } from '../../../platform/acting-customer.ts';
import { customerKeysRoutes } from './customer-keys.routes.ts';
import { keyMadeEmail } from './key-made-email.ts';
import { keyEndingEmail, keyUnusedEmail } from './key-notice-emails.ts';
import { notifyOfEndingKeys, notifyOfUnusedKeys } from './notify-owners.ts';
import { keyEndingMailQueue, keyMadeMailQueue, keyUnusedMailQueue } from './queues.ts';

export { authenticateKey, isTestSecret } from './authenticate-key.ts';
export { hasKeyEnded, isKeyRevoked, readSpendCap, revokeAllKeys } from './customer-keys.queries.ts';
export { readKey } from './manage-keys.ts';
export { refuseBeyondSpendCap } from './spend-cap.ts';

export const customerKeys: Feature = {
  name: 'customer-keys',
  routes: customerKeysRoutes,
  jobs: [
    job(keyMadeMailQueue, keyMadeEmail.send),
    job(keyEndingMailQueue, keyEndingEmail.send),
    job(keyUnusedMailQueue, keyUnusedEmail.send),
    scheduled('notify_of_ending_keys', '11 * * * *', notifyOfEndingKeys),
    scheduled('notify_of_unused_keys', '10 7 * * *', notifyOfUnusedKeys),
  ],
  emails: [keyMadeEmail, keyEndingEmail, keyUnusedEmail],
  erase: {
    person: (_ctx, tx, { customerId }) =>
      actAs(tx, customerId, (own) => deleteKeys(own, customerId)),
  },
  exportData: { notExported: 'a key is a secret of which only the hash is kept' },
  tables: {
    customerKeys: {
      growsWith: 'key of a program',
      lives: 'for good: the log names it; tens an account',
    },
  },
};
