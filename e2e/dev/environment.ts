import { reservePorts } from '../../tools/installation/ports.ts';
import { loadEnvironment } from '../../tools/run/env.ts';

/** The first of the ports. Workers of Playwright inherit it from the process that chose it. */
const CHOSEN = 'E2E_DEV_PORT_BASE';

/** What a fresh clone starts with, at ports and with data of its own. */
export async function chooseDevEnvironment(): Promise<NodeJS.ProcessEnv> {
  process.env[CHOSEN] ??= `${(await reservePorts()).ports[0]}`;
  const real = { ...process.env, PORT_BASE: process.env[CHOSEN] };
  return loadEnvironment({
    real: { ...real, WAYPOST_SERVICES: 'local', WAYPOST_DATA_DIR: '.data/e2e-dev' },
  });
}
