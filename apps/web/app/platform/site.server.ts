import { readConfig } from '../../config.ts';
import type { Site } from './site.ts';

const config = readConfig();

export function readSite(): Site {
  return { origin: config.PUBLIC_ORIGIN };
}
