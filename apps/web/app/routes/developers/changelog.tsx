import { blocksOf } from '@waypost/guides/blocks';
import { formatDay } from '@waypost/i18n/formats';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { useLocale } from '../../platform/visitor.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CodeFrame } from './code-frame.tsx';
import { changes } from './content.server.ts';
import { English, InEnglishNote } from './english.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { Prose } from './prose.tsx';
import type { Route } from './+types/changelog.ts';

export function loader() {
  return {
    changes: changes.map(({ body, ...change }) => ({ ...change, blocks: blocksOf(body) })),
  };
}

export default function Changelog({ loaderData }: Route.ComponentProps) {
  const t = useT('developers');
  const locale = useLocale();
  return (
    <>
      <PageHead
        title={t('pageTitle', { title: t('changelog') })}
        description={t('changelogLead')}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('changelog')}
        href="/developers/changelog.xml"
      />
      <h1 className="wide text-4xl">{t('changelog')}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{t('changelogLead')}</p>
      <p className="mb-8">
        <TextLink to="/developers/changelog.xml" reloadDocument>
          {t('feed')}
        </TextLink>
      </p>
      <InEnglishNote />
      {loaderData.changes.map(({ name, title, date, blocks }) => (
        <article key={name} id={name} className="mb-12 scroll-mt-6 border-t-2 border-ink pt-4">
          <time dateTime={date} className="text-muted" suppressHydrationWarning>
            {formatDay(new Date(date), locale, 'UTC')}
          </time>
          <English className="mt-1 space-y-5">
            <h2 className="text-2xl">{title}</h2>
            {blocks.map((block, at) =>
              block.kind === 'prose' ? (
                <Prose key={at} html={block.html} />
              ) : (
                <CodeFrame key={at} codes={block.codes} />
              ),
            )}
          </English>
        </article>
      ))}
      <MarkdownLink path="/developers/changelog" />
    </>
  );
}
