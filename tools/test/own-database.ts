import { loadEnvironment } from '../run/env.ts';
import { assertOwnDatabase } from '../services/own-database.ts';

/** Database tests create and drop databases, so they must not use the server of another checkout. */
export default function refuseForeignDatabase(): Promise<void> {
  return assertOwnDatabase(loadEnvironment());
}
