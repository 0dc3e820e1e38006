import { fileURLToPath } from 'node:url';
import { installPython } from '../installation/install-python.ts';

const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** Returns the program, after installing exactly the packages that requirements.txt names. */
export async function installSchemathesis(): Promise<string> {
  return installPython('schemathesis', REQUIREMENTS, { program: 'st', check: ['--version'] });
}
