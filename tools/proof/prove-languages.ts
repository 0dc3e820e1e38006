import { SAMPLE_NUMBERS } from '@waypost/domain/sample-numbers';
import { offeredLocales, type PageLocale } from '@waypost/i18n/locales';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../browser.ts';
import { defineTool, say, type Verdict, WrongOption } from '../driver/define-tool.ts';
import { openInstallation } from '../installation/installation.ts';
import { sitemapPaths, startSite } from '../installation/start-site.ts';
import { type FieldToWalk, prepareFieldToWalk } from './languages/field-material.ts';
import { faultsOfPage } from './languages/page-faults.ts';
import { walkDispatch } from './languages/walk-dispatch.ts';
import { openField, walkField } from './languages/walk-field.ts';
import { wordsBytesOf } from './languages/words-bytes.ts';

/** What the words of one language may weigh on the first page somebody opens, compressed. */
const MAX_WORDS_BYTES = 15_000;

/** Beside the pages of the sitemap: those that it does not list, and of those for developers one of each kind. */
const SAMPLES = Object.values(SAMPLE_NUMBERS);
const UNLISTED = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/newsletter',
  '/nothing',
  '/field',
  '/field/check',
  '/developers/quickstart',
  '/developers/guides/webhooks',
  '/developers/reference/shipments',
  '/developers/errors/invalid_request',
  ...SAMPLES.map((number) => `/track?ref=${number}`),
  `/track?ref=${SAMPLES.join(',')}`,
];

export const proveLanguages = defineTool({
  usage: `
pnpm proof languages [--short] [--only field] [--locale fr,ar] [--base URL]
  Every public page in every language that is offered, at 360 and 1440 pixels, in Chromium: the language
  and direction it says it has, no text of another language and no key of a text, nothing wider than the
  window, no text cut off, no console error, no accessibility fault, and at most 15 KB of words on the
  first page. On a running site, or on the built one in an installation of its own; there also a working
  day on a phone in the field, page by page, and the pages of dispatch, which stay English.
  --only field  the field and dispatch alone
  --short       French and Arabic; Arabic alone of the field`,
  options: { locale: '', base: '', only: '' },
  async run({ locale, base, only, short }) {
    const isFieldAlone = only === 'field';
    if (only !== '' && !isFieldAlone) throw new WrongOption(`--only ${only}`);
    const all = offeredLocales(true).map(({ code }) => code);
    const few = isFieldAlone ? ['ar'] : ['fr', 'ar'];
    const asked = locale === '' ? (short ? few : all) : locale.split(',');
    const locales = all.filter((code) => asked.includes(code));
    if (locales.length === 0) throw new Error(`none of ${asked.join()} is offered`);
    if (base !== '') return prove(base, locales, null, true);
    const settings = { DEVELOPER_TOOLS: 'on' };
    const installation = await openInstallation({ name: 'proof-languages', apiCount: 2, settings });
    const { webUrl } = await startSite(installation);
    const field = await prepareFieldToWalk(installation, webUrl, locales);
    return prove(webUrl, locales, field, !isFieldAlone);
  },
});

async function prove(
  base: string,
  locales: readonly PageLocale[],
  field: FieldToWalk | null,
  withPublic: boolean,
): Promise<Verdict> {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: CHROMIUM_FLAGS,
  });
  const paths = withPublic ? [...(await sitemapPaths(base)), ...UNLISTED] : [];
  const phone = field && (await openField(browser, base, field));
  const faults: string[] = [];
  let fieldPages = 0;
  let heaviest = { bytes: 0, page: '' };
  for (const locale of locales) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'googtrans', value: `/en/${locale}`, url: base }]);
    const page = await context.newPage();
    for (const path of paths) {
      const found = await faultsOfPage(page, new URL(path, base).href, locale);
      const bytes = await wordsBytesOf(base, path, locale);
      if (bytes > MAX_WORDS_BYTES) found.push(`${bytes} bytes of words`);
      if (bytes > heaviest.bytes) heaviest = { bytes, page: `${locale} ${path}` };
      faults.push(...found.map((fault) => `${locale} ${path}: ${fault}`));
    }
    await context.close();
    if (phone !== null) {
      const walked = await walkField(phone, locale);
      fieldPages = walked.pages;
      faults.push(...walked.faults.map((fault) => `${locale} ${fault}`));
    }
    say(`${locale}: ${paths.length + fieldPages} pages, ${faults.length} faults so far`);
  }
  const last = locales.at(-1);
  const office = field && last && (await walkDispatch(browser, base, field, last));
  faults.push(...(office?.faults ?? []));
  await browser.close();
  return {
    ok: faults.length === 0,
    locales,
    pages: paths.length,
    fieldPages,
    dispatchPages: office?.pages ?? 0,
    heaviest,
    faults,
  };
}
