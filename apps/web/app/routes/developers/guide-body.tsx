import type { Block } from '@waypost/guides/blocks';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { CodeFrame } from './code-frame.tsx';
import { English, InEnglishNote } from './english.tsx';
import { Fold } from '../../ui/fold.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { Prose } from './prose.tsx';

type PresentedGuide = {
  path: string;
  title: string;
  titleLanguage: string;
  summary: string;
  blocks: Block[];
  setup: Block | undefined;
};

type GuideBodyProps = {
  guide: PresentedGuide;
  /** The sitemap, which lists every language. */
  isListed?: boolean;
};

/** A guide: title in the reader's language, text and code in English. */
export function GuideBody({ guide, isListed = false }: GuideBodyProps) {
  const t = useT('developers');
  return (
    <>
      <PageHead
        title={t('pageTitle', { title: guide.title })}
        description={t('pageDescription', { title: guide.title })}
        isEnglish={!isListed}
      />
      <h1 lang={guide.titleLanguage} className="wide text-4xl">
        {guide.title}
      </h1>
      <English className="mt-3 mb-8 max-w-prose text-lg text-muted">{guide.summary}</English>
      <InEnglishNote />
      {guide.setup?.kind === 'code' && (
        <Fold title={t('setup')} className="mb-8">
          <CodeFrame codes={guide.setup.codes} />
        </Fold>
      )}
      <English className="space-y-6">
        {guide.blocks.map((block, at) =>
          block.kind === 'prose' ? (
            <Prose key={at} html={block.html} />
          ) : (
            <CodeFrame key={at} codes={block.codes} />
          ),
        )}
      </English>
      <MarkdownLink path={guide.path} />
    </>
  );
}
