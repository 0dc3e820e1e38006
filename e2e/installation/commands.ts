import { runProgram } from '../../tools/installation/run-program.ts';
import { findPostgresProgram } from '../../tools/services/programs.ts';
import { chooseEnvironment } from './environment.ts';

/** A key as a hub has one. */
export async function createDeviceKey(name: string): Promise<string> {
  const args = ['apps/server/src/keys.ts', 'create', '--name', name];
  return (await runProgram(process.execPath, args, await chooseEnvironment())).trim();
}

/** The first column of every row. As the owner: the reporting role does not see drafts and receipts. */
export async function readColumn(sql: string): Promise<string[]> {
  const chosen = await chooseEnvironment();
  const env = { ...chosen, PGOPTIONS: '-c default_transaction_read_only=on' };
  const args = ['-XAt', chosen['DATABASE_OWNER_URL'] ?? '', '-c', sql];
  const printed = await runProgram(findPostgresProgram('psql'), args, env);
  return printed.split('\n').filter((line) => line !== '');
}

/** The link that makes somebody staff, as the command line prints it. */
export async function createStaffLink(email: string, permissionSet: string): Promise<string> {
  const args = ['apps/server/src/staff.ts', 'create', '--email', email, '--set', permissionSet];
  return (await runProgram(process.execPath, args, await chooseEnvironment())).trim();
}

/** The link that sets a new password of a member of staff, as the command line prints it. */
export async function createStaffPasswordLink(email: string): Promise<string> {
  const args = ['apps/server/src/staff.ts', 'reset-password', '--email', email];
  return (await runProgram(process.execPath, args, await chooseEnvironment())).trim();
}

/** For what time or chance would do, such as ending a session that was left alone. */
export async function changeRows(sql: string): Promise<void> {
  const env = await chooseEnvironment();
  const args = ['-XqAt', '-v', 'ON_ERROR_STOP=1', env['DATABASE_OWNER_URL'] ?? '', '-c', sql];
  await runProgram(findPostgresProgram('psql'), args, env);
}
