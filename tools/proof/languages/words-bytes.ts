import { brotliCompressSync } from 'node:zlib';
import type { PageLocale } from '@waypost/i18n/locales';

const sizes = new Map<string, Promise<number>>();

/** What the catalogs that a page preloads weigh, as browsers get them. */
export async function wordsBytesOf(
  base: string,
  path: string,
  locale: PageLocale,
): Promise<number> {
  const answer = await fetch(new URL(path, base), {
    headers: { cookie: `googtrans=/en/${locale}` },
  });
  const chunks = new Set((await answer.text()).match(/\/assets\/words\/[\w-]+\/[\w-]+\.js/g));
  const bytes = await Promise.all([...chunks].map((chunk) => sizeOf(new URL(chunk, base).href)));
  return bytes.reduce((sum, each) => sum + each, 0);
}

function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const weighed = fetch(url)
    .then((answer) => answer.arrayBuffer())
    .then((content) => brotliCompressSync(content).length);
  sizes.set(url, weighed);
  return weighed;
}
