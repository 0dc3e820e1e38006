import { useT } from '../../platform/catalogs.tsx';

/** For programs, and for people who paste a page into one. */
export function MarkdownLink({ path }: { path: string }) {
  const t = useT('developers');
  return (
    <p className="mt-12 border-t border-hairline pt-3 text-sm print:hidden">
      <a
        href={`${path}.md`}
        className="inline-flex min-h-9 items-center underline underline-offset-4 hover:decoration-signal hover:decoration-2"
      >
        {t('markdown')}
      </a>
    </p>
  );
}
