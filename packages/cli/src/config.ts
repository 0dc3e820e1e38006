import { homedir } from 'node:os';
import { join } from 'node:path';

export interface Environment {
  key: string | undefined;
  url: string | undefined;
  /** Where `waypost login` keeps the key. */
  credentialsFile: string;
}

/** The only reader of the environment. */
export function readEnvironment(): Environment {
  const { WAYPOST_KEY: key, WAYPOST_URL: url, XDG_CONFIG_HOME: home } = process.env;
  const folder = home || join(homedir(), '.config');
  return { key, url, credentialsFile: join(folder, 'waypost', 'credentials.json') };
}
