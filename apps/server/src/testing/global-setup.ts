import { createMigratedDatabase, databaseExists, templateName } from './scratch-database.ts';
import { testConfig } from './test-config.ts';

/** Once per run: the template that every database test clones. */
export default async function setUp(): Promise<void> {
  const { adminUrl, ownerUrl } = testConfig();
  if (await databaseExists(adminUrl, templateName())) return;
  await createMigratedDatabase({ adminUrl, ownerUrl }, templateName());
}
