import { runProgram } from '../../tools/installation/run-program.ts';
import { findPostgresProgram } from '../../tools/services/programs.ts';
import { chooseEnvironment } from './environment.ts';

/** A key as a hub has one. */
export async function createDeviceKey(name: string): Promise<string> {
  const args = ['apps/server/src/keys.ts', 'create', '--name', name];
  return (await runProgram(process.execPath, args, await chooseEnvironment())).trim();
}

/** The first column of every row, read as the role that may only read. */
export async function readColumn(sql: string): Promise<string[]> {
  const env = await chooseEnvironment();
  const args = ['-XAt', env['DATABASE_READONLY_URL'] ?? '', '-c', sql];
  const printed = await runProgram(findPostgresProgram('psql'), args, env);
  return printed.split('\n').filter((line) => line !== '');
}
