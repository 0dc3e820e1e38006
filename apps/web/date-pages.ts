// Records when the texts of each page in the sitemap last changed, for `pnpm generate`. A page whose texts have
// changed gets today's date.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogsOf } from '@waypost/i18n';
import { COMPLETE_LOCALES, type Locale } from '@waypost/i18n/locales';
import type { CustomerArea } from '@waypost/i18n/messages';
import type { PageDates } from './app/routes/crawlers/page-dates.ts';

const GUIDES = fileURLToPath(new URL('../../packages/guides/', import.meta.url));
const FILE = new URL('app/routes/crawlers/page-dates.json', import.meta.url);

/** The catalogs with the texts of a page. */
const AREAS: Record<string, readonly CustomerArea[]> = {
  '/': ['home'],
  '/services/express': ['express', 'quote'],
  '/services/freight': ['freight'],
  '/services/ecommerce': ['ecommerce'],
  '/services/customs': ['customs'],
  '/services/domestic': ['domestic'],
  '/services/warehousing': ['warehousing'],
  '/about': ['about'],
  '/contact': ['contact'],
  '/faq': ['faq'],
  '/status': ['status'],
  '/service-points': ['handover'],
  '/legal/terms': ['terms'],
  '/legal/privacy': ['privacy'],
  '/developers': ['developers'],
  '/developers/quickstart': ['developers'],
  '/developers/reference': ['developers'],
  '/developers/errors': ['developers', 'problems'],
  '/developers/changelog': ['developers'],
  '/track': ['tracking'],
};

/** English texts of a page that are files of their own. */
const TEXTS: Partial<Record<string, string>> = {
  '/developers/quickstart': 'guides/quickstart.md',
  '/developers/changelog': 'changelog/*.md',
};

const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as PageDates) : {};
const today = new Date().toISOString().slice(0, 10);
const dates = Object.fromEntries(
  Object.entries(AREAS).map(([path, areas]) => {
    const inLanguages = COMPLETE_LOCALES.map((locale) => {
      const words = hashOf(locale, areas, TEXTS[path]);
      const before = known[path]?.[locale] ?? '';
      return [locale, before.endsWith(words) ? before : `${today} ${words}`] as const;
    });
    return [path, Object.fromEntries(inLanguages)];
  }),
);
writeFileSync(FILE, `${JSON.stringify(dates, null, 2)}\n`);

function hashOf(locale: Locale, areas: readonly CustomerArea[], files = ''): string {
  const words = areas.map((area) => catalogsOf(locale)[area]);
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const file of globSync(files, { cwd: GUIDES }).toSorted()) {
    hash.update(readFileSync(`${GUIDES}${file}`));
  }
  return hash.digest('hex').slice(0, 8);
}
