import { type Block, blocksOf } from '@waypost/guides/blocks';
import { type Guide, readChange, readGuide } from '@waypost/guides/page';
import { catalogLocaleOf } from '@waypost/i18n/locales';
import { site } from '../../platform/site.server.ts';
import { languageOf } from '../../platform/visitor.server.ts';

/** The placeholder for the address of this installation in texts. */
const SHOWN_ORIGIN = 'https://waypost.example';

const guideFiles = import.meta.glob<string>('./*.md', {
  base: '../../../../../packages/guides/guides',
  query: '?raw',
  import: 'default',
  eager: true,
});
const changeFiles = import.meta.glob<string>('./*.md', {
  base: '../../../../../packages/guides/changelog',
  query: '?raw',
  import: 'default',
  eager: true,
});

const every = Object.entries(guideFiles)
  .map(([file, source]) => readGuide(file, here(source)))
  .toSorted((one, other) => one.order - other.order);

export const quickstart = guideNamed('quickstart');

/** In order, without the quickstart. */
export const guides: readonly Guide[] = every.filter((guide) => guide !== quickstart);

/** Newest first. */
export const changes = Object.entries(changeFiles)
  .map(([file, source]) => readChange(file, here(source)))
  .toSorted((one, other) => other.name.localeCompare(one.name));

export function findGuide(name: string): Guide | undefined {
  return guides.find((guide) => guide.name === name);
}

export function pathOfGuide({ name }: Pick<Guide, 'name'>): string {
  return name === quickstart.name ? '/developers/quickstart' : `/developers/guides/${name}`;
}

/** A guide as shown on its page. The text is English, the title in the reader's language. */
export function presentGuide(request: Request, guide: Guide) {
  const [setup] = blocksOf(quickstart.body).filter(({ kind }) => kind === 'code');
  return {
    ...presentTitle(request, guide),
    summary: guide.summary,
    blocks: blocksOf(guide.body),
    /** The setup code that comes first; the quickstart shows it itself. */
    setup: guide === quickstart ? undefined : setup,
  } satisfies { blocks: Block[]; [detail: string]: unknown };
}

export function presentTitle(request: Request, guide: Guide) {
  const titleLanguage = catalogLocaleOf(languageOf(request).locale);
  return {
    path: pathOfGuide(guide),
    title: guide.title[titleLanguage] ?? guide.name,
    titleLanguage,
  };
}

function here(text: string): string {
  return text.replaceAll(SHOWN_ORIGIN, site.origin);
}

function guideNamed(name: string): Guide {
  const found = every.find((guide) => guide.name === name);
  if (found === undefined) throw new Error(`there is no guide ${name}`);
  return found;
}
