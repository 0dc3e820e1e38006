import type { ReactNode } from 'react';
import { data } from 'react-router';
import { useT } from '../../platform/catalogs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CodeWords, English } from './english.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { readProblem } from './problems.server.ts';
import type { Route } from './+types/error.ts';

export function loader({ params }: Route.LoaderArgs) {
  const problem = readProblem(params.code);
  if (problem === undefined) throw data(null, { status: 404 });
  return problem;
}

/** The page that `type` of a problem links to. */
export default function Problem({ loaderData }: Route.ComponentProps) {
  const { code, status, isRetryable, isOfV1, isOfEveryCall, text, calls } = loaderData;
  const t = useT('developers');
  const say = useT('problems');
  return (
    <>
      <PageHead
        title={t('pageTitle', { title: code })}
        description={say(code)}
        noindex={!isOfV1}
        isEnglish
      />
      <Breadcrumb above={[{ name: t('errors'), to: '/developers/errors' }]} current={code} />
      <h1 dir="ltr" className="mt-4 font-mono text-3xl font-semibold break-all rtl:text-end">
        {code}
      </h1>
      <p className="mt-4 mb-8 max-w-prose text-xl">{say(code)}</p>
      <dl className="divide-y divide-hairline border-y border-hairline">
        <Fact name={t('status')}>
          <span className="numerals">{status}</span>
        </Fact>
        <Fact name={t('retry')}>{isRetryable ? t('retry.yes') : t('retry.no')}</Fact>
        {text !== undefined && (
          <>
            <Fact name={t('means')}>
              <English>
                <CodeWords text={text.means} />
              </English>
            </Fact>
            <Fact name={t('act')}>
              <English>
                <CodeWords text={text.act} />
              </English>
            </Fact>
          </>
        )}
        {isOfEveryCall && (
          <Fact name={t('answeredBy')}>
            <TextLink to="/developers/reference">{t('everyEndpoint')}</TextLink>
          </Fact>
        )}
        {calls.length > 0 && !isOfEveryCall && (
          <Fact name={t('answeredBy')}>
            <ul dir="ltr" className="text-start">
              {calls.map(({ method, path, to }) => (
                <li key={to}>
                  <TextLink
                    to={to}
                    className="inline-flex min-h-8 items-center font-mono text-sm font-normal break-all"
                  >
                    {method} {path}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <MarkdownLink path={`/developers/errors/${code}`} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  );
}
