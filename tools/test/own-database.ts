import { loadEnvironment } from '../run/env.ts';
import { assertOwnDatabase } from '../services/own-database.ts';

/** Database tests make and drop databases: never on the server of another checkout. */
export default function refuseForeignDatabase(): Promise<void> {
  return assertOwnDatabase(loadEnvironment());
}
