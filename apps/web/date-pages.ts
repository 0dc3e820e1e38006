// Keeps since when the words of each page of the sitemap are as they are, for `pnpm generate`. A page whose
// words have changed gets the day of today.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogsOf } from '@waypost/i18n';
import { COMPLETE_LOCALES, type Locale } from '@waypost/i18n/locales';
import type { CustomerArea } from '@waypost/i18n/messages';
import type { PageDates } from './app/routes/crawlers/page-dates.ts';

const FILE = new URL('app/routes/crawlers/page-dates.json', import.meta.url);

/** The catalogs that a page is written in. */
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
  '/developers/errors': ['developers', 'problems'],
  '/track': ['tracking'],
};

const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as PageDates) : {};
const today = new Date().toISOString().slice(0, 10);
const dates = Object.fromEntries(
  Object.entries(AREAS).map(([path, areas]) => {
    const inLanguages = COMPLETE_LOCALES.map((locale) => {
      const words = hashOf(locale, areas);
      const before = known[path]?.[locale] ?? '';
      return [locale, before.endsWith(words) ? before : `${today} ${words}`] as const;
    });
    return [path, Object.fromEntries(inLanguages)];
  }),
);
writeFileSync(FILE, `${JSON.stringify(dates, null, 2)}\n`);

function hashOf(locale: Locale, areas: readonly CustomerArea[]): string {
  const words = areas.map((area) => catalogsOf(locale)[area]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}
