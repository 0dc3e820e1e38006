/** Not for search engines: pages of one person, steps of a form, and what only developers see. */
const UNLISTED = [
  '/admin',
  '/auth',
  '/billing',
  '/dashboard',
  '/design',
  '/field',
  '/newsletter',
  '/receipt',
  '/t',
  '/track/access',
  '/track/cancel',
  '/track/case',
  '/track/handover',
  '/track/updates',
] as const;

/** The sitemap leaves such a page out, and its head says so. */
export function isUnlisted(path: string): boolean {
  const asked = path.toLowerCase();
  return UNLISTED.some((prefix) => asked === prefix || asked.startsWith(`${prefix}/`));
}
