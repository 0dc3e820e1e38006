import { readConfig } from '../../config.ts';
import type { Site } from './site.ts';

const config = readConfig();

export const hasDeveloperTools = config.DEVELOPER_TOOLS;

export function readSite(): Site {
  return { origin: config.PUBLIC_ORIGIN, isSimulation: config.SIMULATION_NOTICE };
}
