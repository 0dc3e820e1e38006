import { useT } from '../../platform/catalogs.tsx';
import { Link } from '../../platform/link.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CodeWords, English, InEnglishNote } from './english.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { MethodAndPath } from './method-and-path.tsx';
import { listResources } from './resource.server.ts';
import type { Route } from './+types/reference.ts';

export function loader() {
  return { resources: listResources() };
}

export default function Reference({ loaderData }: Route.ComponentProps) {
  const t = useT('developers');
  return (
    <>
      <PageHead
        title={t('pageTitle', { title: t('reference') })}
        description={t('referenceLead')}
      />
      <h1 className="wide text-4xl">{t('reference')}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-muted">{t('referenceLead')}</p>
      <p className="mb-8">
        <TextLink to="/api/v1/openapi.json" reloadDocument>
          {t('openapi')}
        </TextLink>
      </p>
      <InEnglishNote />
      <English className="space-y-10">
        {loaderData.resources.map(({ slug, title, calls }) => (
          <section key={slug}>
            <h2 className="border-t-2 border-ink pt-3 text-2xl">
              <Link
                to={`/developers/reference/${slug}`}
                className="underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            </h2>
            <ul className="divide-y divide-hairline">
              {calls.map(({ id, method, path, summary }) => (
                <li key={id} className="py-3">
                  <Link
                    to={`/developers/reference/${slug}#${id}`}
                    className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
                  >
                    <MethodAndPath method={method} path={path} />
                  </Link>
                  <p className="max-w-prose text-muted">
                    <CodeWords text={summary} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </English>
      <MarkdownLink path="/developers/reference" />
    </>
  );
}
