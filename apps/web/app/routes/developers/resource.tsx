import { data } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { English, InEnglishNote, OwnWords } from './english.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { Fields } from './reference-fields.tsx';
import { OperationSection } from './reference-operation.tsx';
import { readResource } from './resource.server.ts';
import type { Route } from './+types/resource.ts';

export function loader({ params }: Route.LoaderArgs) {
  const resource = readResource(params.resource);
  if (resource === undefined) throw data(null, { status: 404 });
  return resource;
}

export default function ResourcePage({ loaderData }: Route.ComponentProps) {
  const { slug, title, operations, objects } = loaderData;
  const t = useT('developers');
  return (
    <>
      <PageHead
        title={t('pageTitle', { title })}
        description={t('pageDescription', { title })}
        isEnglish
      />
      <Breadcrumb
        above={[{ name: t('reference'), to: '/developers/reference' }]}
        current={<span lang="en">{title}</span>}
      />
      <h1 lang="en" className="wide mt-4 mb-6 text-4xl">
        {title}
      </h1>
      <InEnglishNote />
      <English className="space-y-12">
        {operations.map((operation) => (
          <OperationSection key={operation.id} operation={operation} />
        ))}
      </English>
      {objects.length > 0 && (
        <section className="mt-16">
          <h2 className="wide text-3xl">{t('objects')}</h2>
          <English className="mt-6 space-y-10">
            {objects.map(({ name, fields, choices }) => (
              <section key={name} id={name} className="scroll-mt-6 border-t-2 border-ink pt-3">
                <h3 className="mb-2 font-mono text-xl">{name}</h3>
                <Fields fields={fields} />
                {choices.length > 0 && (
                  <p>
                    <OwnWords className="text-muted">{t('oneOf')}</OwnWords>{' '}
                    {choices.map((choice) => (
                      <a
                        key={choice}
                        href={`#${choice}`}
                        className="me-3 font-mono underline underline-offset-4"
                      >
                        {choice}
                      </a>
                    ))}
                  </p>
                )}
              </section>
            ))}
          </English>
        </section>
      )}
      <MarkdownLink path={`/developers/reference/${slug}`} />
    </>
  );
}
