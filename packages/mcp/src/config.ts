/** The only reader of the environment. */
export function readConfig(): { key: string | undefined; baseUrl: string | undefined } {
  const { WAYPOST_KEY: key, WAYPOST_URL: baseUrl } = process.env;
  return { key, baseUrl };
}
